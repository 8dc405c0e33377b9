import { isUtf8 } from 'node:buffer';
import { hash } from 'node:crypto';
import { closeSync, openSync, readdirSync, readSync, realpathSync, statSync } from 'node:fs';
import path from 'node:path';
import type { CollectionType } from '../contentTypes.ts';
import { compareText, type Diagnostic, startOfFile } from '../diagnostic.ts';
import { type Finding, finding, locate } from '../rules/finding.ts';

/** A text file larger than this is a mistake, and would only slow everyone down. */
const maxTextBytes = 1024 * 1024;

/** Where pictures are, below `content/`. */
export const imageFolder = 'images/';

/** A file of words. Most are the same as last time, so the words are read when they are asked for. */
export interface TextFile {
  /** The path below `content/`, with forward slashes. */
  path: string;
  /** The same for the same name and bytes. */
  hash: string;
  /** The words, without the mark that some programs put before them. */
  readonly text: string;
}

/** What `content/` holds; unreadable files are findings, not exceptions. */
export interface ContentFolder {
  /** Every file’s path below `content/`, sorted. */
  paths: readonly string[];
  texts: ReadonlyMap<string, TextFile>;
  diagnostics: readonly Diagnostic[];
}

/** The files of a collection, as paths below `content/`. */
export const filesOf = (
  { folder, extension }: Pick<CollectionType, 'folder' | 'extension'>,
  { paths }: Pick<ContentFolder, 'paths'>,
): string[] =>
  paths.filter((file) => path.posix.dirname(file) === folder && file.endsWith(extension));

/** The pictures, as paths below `content/images/`. */
export const picturesIn = ({ paths }: Pick<ContentFolder, 'paths'>): string[] =>
  paths
    .filter((file) => file.startsWith(imageFolder))
    .map((file) => file.slice(imageFolder.length));

const isTextFile = (file: string) => /\.(ya?ml|md|markdown)$/i.test(file);

/** Files that other programs leave behind, the guide for editors among them. */
const isIgnored = (file: string) => {
  const name = path.posix.basename(file);
  return name.startsWith('.') || name === 'README.md' || name === 'Thumbs.db';
};

/**
 * Lists the content and reads its words. Reading is synchronous: for thousands of small files that
 * takes a quarter of the time.
 * @param root the absolute path of `content/`
 */
export function readContentFolder(root: string): ContentFolder {
  const { files, outside } = listFiles(root);
  const paths = files.sort(compareText);
  const texts = new Map<string, TextFile>();
  const diagnostics = outside.map((file) => problem(file, finding('outside-content', {})));
  for (const file of paths.filter(isTextFile)) {
    const read = readBytes(path.join(root, file));
    if (Buffer.isBuffer(read)) texts.set(file, textFile(root, file, read));
    else diagnostics.push(problem(file, read));
  }
  return { paths, texts, diagnostics };
}

/** @returns the files, and the links that lead out of the folder or nowhere */
function listFiles(root: string): { files: string[]; outside: string[] } {
  const files: string[] = [];
  const outside: string[] = [];
  try {
    const realRoot = realpathSync(root);
    const start = path.join(root, path.sep).length;
    // Not opendir: in Node 20 it loses entries of folders with more than 32 files when it recurses.
    for (const entry of readdirSync(root, { recursive: true, withFileTypes: true })) {
      if (entry.isDirectory()) continue;
      const absolute = path.join(entry.parentPath, entry.name);
      const file = absolute.slice(start).split(path.sep).join('/');
      if (isIgnored(file)) continue;
      // Only a link can lead out: its folder was reached without following any.
      const leaves = entry.isSymbolicLink() && !isWithin(realRoot, absolute);
      (leaves ? outside : files).push(file);
    }
  } catch (error) {
    // No folder at all reads as an empty one: each file that must exist is then reported missing.
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  return { files, outside };
}

function isWithin(realRoot: string, file: string): boolean {
  try {
    return realpathSync(file).startsWith(realRoot + path.sep);
  } catch {
    return false;
  }
}

/** One for all files: a new one for each of ten thousand would wait in memory to be cleared away. */
const buffer = Buffer.alloc(maxTextBytes + 1);

/** @returns the bytes, which the next call overwrites, or why there are none */
function readBytes(file: string): Buffer | Finding {
  try {
    const stats = statSync(file);
    // A pipe or a device would never end.
    if (!stats.isFile()) return finding('unreadable', { code: 'not a file' });
    if (stats.size > maxTextBytes) {
      return finding('file-size', { bytes: stats.size, limit: maxTextBytes });
    }
    const bytes = buffer.subarray(0, readInto(buffer, file, stats.size));
    return isUtf8(bytes) && !bytes.includes(0) ? bytes : finding('not-text', {});
  } catch (error) {
    const { code = 'unknown reason' } = error as NodeJS.ErrnoException;
    return finding('unreadable', { code });
  }
}

/**
 * @param expected the size that the file had; one that grows meanwhile is read as far as it then was
 * @returns how many bytes there are
 */
function readInto(target: Buffer, file: string, expected: number): number {
  const descriptor = openSync(file, 'r');
  try {
    let length = 0;
    let read = 0;
    do {
      read = readSync(descriptor, target, length, target.length - length, null);
      length += read;
    } while (read > 0 && length < expected);
    return length;
  } finally {
    closeSync(descriptor);
  }
}

const decoder = new TextDecoder();

function textFile(root: string, file: string, bytes: Buffer): TextFile {
  return {
    path: file,
    hash: `${hash('sha256', bytes, 'base64')} ${file}`,
    get text() {
      // Read again rather than kept: ten thousand articles would fill the memory. A file that has
      // become unreadable meanwhile is empty, and the next run says why.
      const again = readBytes(path.join(root, file));
      return Buffer.isBuffer(again) ? decoder.decode(again) : '';
    },
  };
}

const problem = (file: string, found: Finding) => locate(found, `content/${file}`, startOfFile);
