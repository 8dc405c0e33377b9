import { hash } from 'node:crypto';
import path from 'node:path';
import { compareText, type Diagnostic, startOfFile } from '../diagnostic.ts';
import { type Finding, finding, locate } from '../rules/finding.ts';
import type { CollectionType } from '../schemas/contentType.ts';
import { listContent } from './listContent.ts';
import { readBytes } from './readBytes.ts';

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
  /** The words with the hash of just these: the file may have been saved again since. */
  read: () => { text: string; hash: string };
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

/**
 * Lists the content and reads its words. Reading is synchronous: for thousands of small files that
 * takes a quarter of the time.
 * @param root the absolute path of `content/`
 */
export function readContentFolder(root: string): ContentFolder {
  const { files, outside } = listContent(root);
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

const decoder = new TextDecoder();

function textFile(root: string, file: string, bytes: Buffer): TextFile {
  const hashOf = (content: Buffer) => `${hash('sha256', content, 'base64')} ${file}`;
  // Read again rather than kept: ten thousand articles would fill the memory. A file that has
  // become unreadable meanwhile is empty, and the next run says why.
  const read = () => {
    const again = readBytes(path.join(root, file));
    const content = Buffer.isBuffer(again) ? again : Buffer.alloc(0);
    return { text: decoder.decode(content), hash: hashOf(content) };
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

const problem = (file: string, found: Finding) => locate(found, `content/${file}`, startOfFile);
