import { randomBytes } from 'node:crypto';
import { readFile, realpath, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Diagnostic } from '../diagnostic.ts';
import { absoluteOf, type Folders, foldersIn } from '../folders.ts';
import { byFile } from '../reporters/byFile.ts';
import { type FixedLine, fixSource } from './fixSource.ts';

/** Mended files let later checks run, which may suggest more; this ends a circle of suggestions. */
const maxRounds = 5;

/**
 * Applies the safe suggestions and checks again, until there is none left.
 * @param root the project’s folder
 * @param examine finds what is wrong now
 * @param folders where the content is
 * @returns the lines that were changed, and what is still wrong
 * @throws when a file cannot be written; it then is as it was
 */
export async function fixContent(
  root: string,
  examine: () => Promise<readonly Diagnostic[]>,
  folders: Pick<Folders, 'content'> = foldersIn(root),
): Promise<{ lines: FixedLine[]; diagnostics: readonly Diagnostic[] }> {
  const lines: FixedLine[] = [];
  let diagnostics = await examine();
  for (let round = 0; round < maxRounds; round++) {
    const fixed = await fixOnce(folders, diagnostics);
    if (fixed.length === 0) break;
    lines.push(...fixed);
    diagnostics = await examine();
  }
  return { lines, diagnostics };
}

async function fixOnce(
  folders: Pick<Folders, 'content'>,
  diagnostics: readonly Diagnostic[],
): Promise<FixedLine[]> {
  const fixed: FixedLine[] = [];
  for (const { file, findings } of byFile(diagnostics)) {
    if (!findings.some(({ suggestion }) => suggestion !== undefined)) continue;
    const source = await readText(absoluteOf(folders, file));
    if (source === undefined) continue;
    const { text, lines } = fixSource(source.text, findings);
    if (lines.length === 0) continue;
    await replaceFile(absoluteOf(folders, file), source.mark + text);
    fixed.push(...lines);
  }
  return fixed;
}

const byteOrderMark = '\ufeff';

/** Findings count places without the mark that some programs put at the start of a file. */
async function readText(file: string): Promise<{ mark: string; text: string } | undefined> {
  try {
    const bytes = await readFile(file);
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
    return text.startsWith(byteOrderMark)
      ? { mark: byteOrderMark, text: text.slice(1) }
      : { mark: '', text };
  } catch {
    return undefined;
  }
}

/** All of the new file or all of the old, never a half; a link stays a link. */
async function replaceFile(file: string, text: string): Promise<void> {
  const target = await realpath(file);
  const { mode } = await stat(target);
  const folder = path.dirname(target);
  // The name starts with a dot, so that a check that runs meanwhile passes it over.
  const part = path.join(folder, `.${path.basename(target)}.${randomBytes(4).toString('hex')}`);
  try {
    await writeFile(part, text, { mode, flag: 'wx' });
    await rename(part, target);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}
