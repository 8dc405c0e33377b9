import type { CollectionType } from './contentType.ts';
import type { Diagnostic } from './diagnostic.ts';
import type { FileFacts } from './fileFacts.ts';
import { parsePath } from './fileName.ts';

/** Where pictures are, below `content/`. */
export const imageFolder = 'images/';

/** Where files for visitors to keep are, below `content/`; and below the site’s base path. */
export const downloadFolder = 'files/';

/**
 * The most that a file of words may have. Ours have up to 10 KB; these are the words of a short novel,
 * and as much as the parsers read within seconds whatever it is.
 */
export const maxTextBytes = 256 * 1024;

/** A phone’s largest photograph is below this; more is a mistake. */
export const maxPictureBytes = 25 * 1024 * 1024;

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

/** The bytes of each file for visitors to keep, by its name. */
export type Downloads = ReadonlyMap<string, number>;

/** The files of a collection, as paths below `content/`. */
export const filesOf = (
  { folder, extension }: Pick<CollectionType, 'folder' | 'extension'>,
  { paths }: Pick<ContentFolder, 'paths'>,
): string[] => paths.filter((file) => file.endsWith(extension) && parsePath(file).dir === folder);

/** Whether a file is where pictures and files for visitors to keep are: it has no page to itself. */
export const isWithoutPage = (file: string): boolean =>
  file.startsWith(imageFolder) || file.startsWith(downloadFolder);

/** The pictures, as paths below `content/images/`. */
export const picturesIn = ({ paths }: Pick<ContentFolder, 'paths'>): string[] =>
  paths
    .filter((file) => file.startsWith(imageFolder))
    .map((file) => file.slice(imageFolder.length));

/** The names of the PDF documents in their folder, well named or not. */
export const downloadsIn = ({ paths }: Pick<ContentFolder, 'paths'>): string[] =>
  paths
    .filter((file) => file.startsWith(downloadFolder) && /\.pdf$/i.test(file))
    .map((file) => file.slice(downloadFolder.length));

/**
 * A file’s path below `content/`.
 * @param file its path from the project’s folder, as findings name it
 */
export const belowContent = (file: string): string => file.replace(/^content\//, '');

/** The file that facts or findings tell of. */
export const sourceOf = (
  { texts }: Pick<ContentFolder, 'texts'>,
  { file }: Pick<FileFacts, 'file'>,
): TextFile | undefined => texts.get(belowContent(file));

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

/**
 * The picture that `![words](../images/x.jpg)` in a body means.
 * @param folder the body’s folder below `content/`, for example `posts`
 * @param url as written
 * @returns the path below `content/images/`, or `undefined` if it lies elsewhere
 */
export function bodyPicturePath(folder: string, url: string): string | undefined {
  const path = pathInContent(folder, url);
  return path?.startsWith(imageFolder) ? path.slice(imageFolder.length) : undefined;
}

/**
 * The path below `content/` that an address in a body means.
 * @param folder the body’s, below `content/`
 */
function pathInContent(folder: string, url: string): string | undefined {
  const parts: string[] = [];
  for (const part of `${folder}/${decoded(url)}`.split('/')) {
    if (part === '..' && parts.length === 0) return undefined;
    if (part === '..') parts.pop();
    else if (part !== '' && part !== '.') parts.push(part);
  }
  if (url.endsWith('/')) parts.push('');
  return parts.join('/');
}

/** In addresses a blank may be written as %20; a file’s name may also have a percent sign of its own. */
function decoded(url: string): string {
  try {
    return decodeURIComponent(url);
  } catch {
    return url;
  }
}

/** How the addresses of pictures begin in a body. */
export const bodyImages = '../images/';

/** The address by which a body shows a picture, whatever signs its name has. */
export const bodyPictureUrl = (file: string) =>
  `${bodyImages}${file.replace(/[\s%()<>\\]/g, (sign) => brackets[sign] ?? encodeURIComponent(sign))}`;

/** The same between its round brackets, as a person reads it best. */
export const bodyPictureTarget = (file: string) =>
  /[\s()]/.test(file) && !/[%<>\\]/.test(file) ? `<${bodyImages}${file}>` : bodyPictureUrl(file);

/** What {@link encodeURIComponent} leaves as it is, and Markdown does not. */
const brackets: Readonly<Record<string, string>> = { '(': '%28', ')': '%29' };

/** Whether a link in a text is meant to lead to a PDF document of ours. */
export const isDownloadLink = (url: string): boolean =>
  /\.pdf$/i.test(url) && !/^[a-z][a-z\d+.-]*:|^\/\//i.test(url);

/**
 * The file that `[words](../files/brochure.pdf)` in a body means.
 * @param folder the body’s folder below `content/`
 * @returns its name, or `undefined` if it lies elsewhere
 */
export function downloadAt(folder: string, url: string): string | undefined {
  const path = isDownloadLink(url) ? pathInContent(folder, url) : undefined;
  return path?.startsWith(downloadFolder) ? path.slice(downloadFolder.length) : undefined;
}

/** The address by which a body links to a file, as it was written for another place. */
export const downloadNamed = (url: string): string => parsePath(url).base;

export const downloadUrl = (name: string): string => `../${downloadFolder}${name}`;
