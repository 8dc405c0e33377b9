import { open, stat } from 'node:fs/promises';
import path from 'node:path';
import { inParallel } from '../../inParallel.ts';
import { type Downloads, downloadFolder } from '../model/contentFolder.ts';
import { type Diagnostic, type Finding, finding, locate } from '../model/diagnostic.ts';
import type { Folders } from './folders.ts';

/** On a phone in a rural area this takes a minute. */
const maxBytes = 10 * 1024 * 1024;

/** PDF readers look for the end of a document in this many last bytes. */
const edge = 1024;

/**
 * Checks the files that visitors can download.
 * @param names paths below `content/files/`
 * @returns the sizes of those that can be opened, and what is wrong with the others
 */
export async function indexDownloads(
  { content }: Pick<Folders, 'content'>,
  names: readonly string[],
): Promise<{ downloads: Downloads; diagnostics: Diagnostic[] }> {
  const looks = await inParallel(names, async (name) => ({
    name,
    look: await lookAt(path.join(content, downloadFolder, name)),
  }));
  const downloads = new Map<string, number>();
  const diagnostics: Diagnostic[] = [];
  for (const { name, look } of looks) {
    if (typeof look === 'number') downloads.set(name, look);
    else diagnostics.push(locate(look, `content/${downloadFolder}${name}`));
  }
  return { downloads, diagnostics };
}

/** @returns the size of a document in bytes, or why it cannot be used */
async function lookAt(file: string): Promise<number | Finding> {
  try {
    const found = await stat(file);
    const { size } = found;
    if (!found.isFile()) return finding('download-unreadable', {});
    if (size > maxBytes) return finding('download-size', { bytes: size });
    const [start, end] = await edgesOf(file, size);
    const reason = reasonAgainst(start, end);
    return reason === undefined ? size : finding('download-unreadable', { reason });
  } catch {
    // It was deleted since the folder was read, or we have no permission to read it.
    return finding('download-unreadable', {});
  }
}

/** The first bytes of a file and its last. */
async function edgesOf(file: string, size: number): Promise<[string, string]> {
  const handle = await open(file);
  const readAt = async (position: number) => {
    const { buffer, bytesRead } = await handle.read({ buffer: Buffer.alloc(edge), position });
    return buffer.toString('latin1', 0, bytesRead);
  };
  try {
    return [await readAt(0), await readAt(Math.max(0, size - edge))];
  } finally {
    await handle.close();
  }
}

const kinds: readonly (readonly [start: RegExp, name: string])[] = [
  [/^$/, 'the file is empty'],
  [/^\s*<(?:!doctype html|html|\?xml|head|body)/i, 'it is a web page with another name'],
  [/^PK/, 'it is a Word document, or another file, with another name'],
  [/^\xd0\xcf|^\{\\rtf/, 'it is a Word document with another name'],
  [/^(?:\xff\xd8|\x89PNG|GIF8|RIFF)/, 'it is a picture with another name'],
];

/** A browser may mistake a PDF with something in front of `%PDF-` for another kind of file. */
function reasonAgainst(start: string, end: string): string | undefined {
  if (start.startsWith('%PDF-')) {
    return end.includes('%%EOF') ? undefined : 'its end is missing';
  }
  return kinds.find(([pattern]) => pattern.test(start))?.[1] ?? 'it is not a PDF document';
}
