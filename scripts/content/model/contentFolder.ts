import type { CollectionType } from './contentType.ts';
import type { Diagnostic } from './diagnostic.ts';
import type { FileFacts } from './fileFacts.ts';
import { parsePath } from './filePath.ts';

/** Where pictures are, below `content/`. */
export const imageFolder = 'images/';

/**
 * The most that a file of words may have. Ours have up to 10 KB; these are the words of a short novel,
 * and as much as the parsers read within seconds whatever it is.
 */
export const maxTextBytes = 256 * 1024;

/** A file of words. Most are the same as last time, so the words are read when they are asked for. */
export interface TextFile {
  /** The path below `content/`, with forward slashes. */
  path: string;
  /** The same for the same name and bytes: their SHA-256 in base64, a space and the path. */
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
): string[] => paths.filter((file) => parsePath(file).dir === folder && file.endsWith(extension));

/** The pictures, as paths below `content/images/`. */
export const picturesIn = ({ paths }: Pick<ContentFolder, 'paths'>): string[] =>
  paths
    .filter((file) => file.startsWith(imageFolder))
    .map((file) => file.slice(imageFolder.length));

/** The file that facts tell of. */
export const sourceOf = (
  { texts }: ContentFolder,
  { file }: Pick<FileFacts, 'file'>,
): TextFile | undefined => texts.get(file.replace(/^content\//, ''));

/** The Markdown of a file, without its front matter: from the line on that the check found it at. */
export function bodyOf(folder: ContentFolder, facts: Pick<FileFacts, 'file' | 'body'>): string {
  const source = facts.body && sourceOf(folder, facts);
  return source
    ? source.text
        .split('\n')
        .slice((facts.body?.line ?? 1) - 1)
        .join('\n')
    : '';
}
