import { isUtf8 } from 'node:buffer';
import { hash } from 'node:crypto';
import { closeSync, constants, fstatSync, openSync, readSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { entriesBelow } from '../../listFiles.ts';
import {
  belowContent,
  type ContentFolder,
  maxTextBytes,
  type TextFile,
} from '../model/contentFolder.ts';
import { type Diagnostic, type Finding, finding, locate } from '../model/diagnostic.ts';
import { compareText } from '../model/words.ts';
import { withLineFeeds } from './lines.ts';
import { tooLarge } from './tooLarge.ts';

const isTextFile = (file: string) => /\.(ya?ml|md|markdown)$/i.test(file);

/**
 * Lists the content and reads its texts, synchronously: for thousands of small files that takes a
 * quarter of the time.
 * @param root the absolute path of `content/`
 */
export function readContentFolder(root: string): ContentFolder {
  const { files, outside, closed } = listContent(root);
  const paths = files.sort(compareText);
  const texts = new Map<string, TextFile>();
  const diagnostics = [
    ...outside.map((file) => problem(file, finding('outside-content', {}))),
    ...closed.map((file) =>
      problem(file, finding('unreadable', { code: 'a folder' }, { help: renameFolder })),
    ),
  ];
  for (const file of paths.filter(isTextFile)) {
    const read = readBytes(root, file);
    if (Buffer.isBuffer(read)) texts.set(file, textFile(root, file, read));
    else diagnostics.push(read);
  }
  return { paths, texts, diagnostics };
}

/**
 * Reads single texts of the content, just as carefully: no link may show a secret file in a log.
 * @param root the absolute path of `content/`
 * @returns a function from a path in findings to the text; `undefined` if there is none to read
 */
export const contentReader =
  (root: string) =>
  (name: string): string | undefined => {
    const file = belowContent(name);
    const isOurs = isTextFile(file) && !isIgnored(file) && isWithin(root, path.join(root, file));
    const bytes = isOurs && readBytes(root, file);
    return Buffer.isBuffer(bytes) ? withLineFeeds(decoder.decode(bytes)) : undefined;
  };

const decoder = new TextDecoder();

function textFile(root: string, file: string, bytes: Buffer): TextFile {
  const hashOf = (content: Buffer) => `${hash('sha256', content, 'base64')} ${file}`;
  // Read again rather than kept: ten thousand articles would fill the memory. A file that has
  // become unreadable in the meantime counts as empty, and the next run says why.
  const read = () => {
    const again = readBytes(root, file);
    const content = Buffer.isBuffer(again) ? again : Buffer.alloc(0);
    return { text: withLineFeeds(decoder.decode(content)), hash: hashOf(content) };
  };
  return {
    path: file,
    hash: hashOf(bytes),
    read,
    get text() {
      return read().text;
    },
  };
}

/** Its permissions may be wrong, or its name may have bytes that are not valid text. */
const renameFolder =
  'Give it a name of lowercase letters and hyphens, such as storm-pictures, and make sure that everyone may read it.';

const problem = (file: string, found: Finding) => locate(found, `content/${file}`);

/**
 * Lists a folder and everything below it.
 * @param root the absolute path of `content/`
 * @returns the relative paths of the files, of the links that lead out of it or nowhere, and of the
 *   folders that cannot be read
 */
function listContent(root: string): Record<'files' | 'outside' | 'closed', string[]> {
  const files: string[] = [];
  const outside: string[] = [];
  const closed: string[] = [];
  try {
    const start = path.join(root, path.sep).length;
    const nameOf = (absolute: string) => absolute.slice(start).split(path.sep).join('/');
    for (const entry of entriesBelow(root, (folder) => closed.push(nameOf(folder)))) {
      const absolute = path.join(entry.parentPath, entry.name);
      const file = nameOf(absolute);
      if (isIgnored(file)) continue;
      // Only a link can lead out, as its folder was reached without following links.
      const leaves = entry.isSymbolicLink() && !isWithin(root, absolute);
      (leaves ? outside : files).push(file);
    }
  } catch (error) {
    // A missing folder counts as empty: each required file is then reported as missing.
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  return { files, outside, closed };
}

function isWithin(root: string, file: string): boolean {
  try {
    return realpathSync(file).startsWith(realpathSync(root) + path.sep);
  } catch {
    return false;
  }
}

/** Files that are not content: what other programs leave behind, and the guide for editors. */
const isIgnored = (file: string) =>
  /(?:^|\/)\./.test(file) || /(?:^|\/)(?:README\.md|Thumbs\.db|desktop\.ini)$/.test(file);

/** Shared by all files: one for each of ten thousand would pile up in memory until collected. */
const buffer = Buffer.alloc(maxTextBytes + 1);

/** Does not wait for a pipe, if the system supports that. */
const readNow = constants.O_RDONLY | (constants.O_NONBLOCK ?? 0);

/** A text file’s bytes, which the next call overwrites, or why there are none. */
function readBytes(root: string, file: string): Buffer | Diagnostic {
  try {
    const descriptor = openSync(path.join(root, file), readNow);
    try {
      const stats = fstatSync(descriptor);
      // A pipe or a device would never end.
      if (!stats.isFile()) return problem(file, finding('unreadable', { code: 'not a file' }));
      const bytes = buffer.subarray(0, readInto(buffer, descriptor, stats.size));
      if (stats.size > maxTextBytes)
        return tooLarge(`content/${file}`, stats.size, decoder.decode(bytes));
      return isUtf8(bytes) && !bytes.includes(0) ? bytes : problem(file, finding('not-text', {}));
    } finally {
      closeSync(descriptor);
    }
  } catch (error) {
    const { code = 'unknown reason' } = error as NodeJS.ErrnoException;
    return problem(file, finding('unreadable', { code }));
  }
}

/**
 * @param expected the size that the file had; a file that grows in the meantime is read up to it
 * @returns how many bytes were read
 */
function readInto(target: Buffer, descriptor: number, expected: number): number {
  let length = 0;
  let read = 0;
  do {
    read = readSync(descriptor, target, length, target.length - length, null);
    length += read;
  } while (read > 0 && length < expected);
  return length;
}
