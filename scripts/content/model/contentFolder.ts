import type { CollectionType } from './contentType.ts';
import type { Diagnostic } from './diagnostic.ts';
import type { FileFacts } from './fileFacts.ts';
import { parsePath } from './fileName.ts';

/** Where pictures are, below `content/`. */
export const imageFolder = 'images/';

/** How the names of pictures end, even of those that browsers do not show. */
export const pictureEnding = /\.(?:jpe?g|png|webp|avif|svg|gif|hei[cf]|tiff?)$/i;

/** Where downloads are, both below `content/` and below the site’s base path. */
export const downloadFolder = 'files/';

/**
 * The largest size of a text file. Ours have up to 10 KB; this is a short novel, and as much as the
 * parsers get through within seconds, whatever it contains.
 */
export const maxTextBytes = 256 * 1024;

/** Larger than any phone’s photo; a file beyond this is a mistake. */
export const maxPictureBytes = 25 * 1024 * 1024;

/** A text file. Most have not changed since the last run, so the text is only read when needed. */
export interface TextFile {
  /** The path below `content/`, with forward slashes. */
  path: string;
  /** Identifies the path and content: the bytes’ SHA-256 in base64, a space and the path. */
  hash: string;
  /** The text, without the byte order mark that some programs put before it. */
  readonly text: string;
  /** The text with its own hash: the file may have been saved again since `hash`. */
  read: () => { text: string; hash: string };
}

/** What `content/` holds; unreadable files are findings, not exceptions. */
export interface ContentFolder {
  /** Every file’s path below `content/`, sorted. */
  paths: readonly string[];
  texts: ReadonlyMap<string, TextFile>;
  diagnostics: readonly Diagnostic[];
}

/** The size of each download in bytes, by its name. */
export type Downloads = ReadonlyMap<string, number>;

/** The files of a collection, as paths below `content/`. */
export const filesOf = (
  { folder, extension }: Pick<CollectionType, 'folder' | 'extension'>,
  { paths }: Pick<ContentFolder, 'paths'>,
): string[] =>
  paths.filter(
    (file) => file.startsWith(folder) && file.endsWith(extension) && parsePath(file).dir === folder,
  );

/** The path below `content/` of an entry of a collection. */
export const entryFile = (
  { folder, extension }: Pick<CollectionType, 'folder' | 'extension'>,
  slug: string,
): string => `${folder}/${slug}${extension}`;

/** Whether a file is among the pictures and downloads, which have no pages of their own. */
export const isWithoutPage = (file: string): boolean =>
  file.startsWith(imageFolder) || file.startsWith(downloadFolder);

/** @returns the rest of a path, or `undefined` if it is not in that folder */
const pathBelow = (folder: string, path: string | undefined): string | undefined =>
  path?.startsWith(folder) ? path.slice(folder.length) : undefined;

/** The pictures, as paths below `content/images/`. */
export const picturesIn = ({ paths }: Pick<ContentFolder, 'paths'>): string[] =>
  paths.flatMap((file) => pathBelow(imageFolder, file) ?? []);

/** The names of the PDF documents in their folder, even names that are not allowed. */
export const downloadsIn = ({ paths }: Pick<ContentFolder, 'paths'>): string[] =>
  paths
    .flatMap((file) => pathBelow(downloadFolder, file) ?? [])
    .filter((name) => /\.pdf$/i.test(name));

/** A file’s path below `content/`, from its path in findings. */
export const belowContent = (file: string): string => file.replace(/^content\//, '');

/** The folder below `content/` of a file in findings; empty for one that is in none. */
export const folderOfFile = (file: string): string => parsePath(belowContent(file)).dir;

/** The file that facts or findings are about. */
export const sourceOf = (
  { texts }: Pick<ContentFolder, 'texts'>,
  { file }: Pick<FileFacts, 'file'>,
): TextFile | undefined => texts.get(belowContent(file));

/** The Markdown of a file, without its front matter: starting at the line that the check found. */
export function bodyOf(folder: ContentFolder, facts: Pick<FileFacts, 'file' | 'body'>): string {
  if (!facts.body) return '';
  const lines = sourceOf(folder, facts)?.text.split('\n') ?? [];
  return lines.slice(facts.body.line - 1).join('\n');
}

/**
 * The picture that `![words](../images/x.jpg)` in a body refers to.
 * @param folder the body’s folder below `content/`, for example `posts`
 * @param url as written
 * @returns the path below `content/images/`, or `undefined` if it is elsewhere
 */
export const bodyPicturePath = (folder: string, url: string): string | undefined =>
  pathBelow(imageFolder, pathInContent(folder, url));

/** The path below `content/` that an address in a body refers to. */
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

/** Addresses may have spaces as %20; a percent sign may also be part of the file’s name itself. */
function decoded(url: string): string {
  try {
    return decodeURIComponent(url);
  } catch {
    return url;
  }
}

/** How the addresses of pictures begin in a body. */
export const bodyImages = '../images/';

/** The address by which a body shows a picture, whatever characters its name has. */
export const bodyPictureUrl = (file: string) =>
  `${bodyImages}${file.replace(/[\s%()<>\\]/g, (sign) => brackets[sign] ?? encodeURIComponent(sign))}`;

/** The same as it is written between the parentheses, as readable as possible. */
export const bodyPictureTarget = (file: string) =>
  /[\s()]/.test(file) && !/[%<>\\]/.test(file) ? `<${bodyImages}${file}>` : bodyPictureUrl(file);

/** What {@link encodeURIComponent} does not encode, although Markdown needs it encoded. */
const brackets: Readonly<Record<string, string>> = { '(': '%28', ')': '%29' };

/** Whether a link in a text is meant to lead to a PDF document of ours. */
export const isDownloadLink = (url: string): boolean =>
  /\.pdf$/i.test(url) && !/^[a-z][a-z\d+.-]*:|^\/\//i.test(url);

/** The name of the file that `[words](../files/brochure.pdf)` in a body refers to. */
export const downloadAt = (folder: string, url: string): string | undefined =>
  isDownloadLink(url) ? pathBelow(downloadFolder, pathInContent(folder, url)) : undefined;

/** The file name at the end of a link’s address, whatever folder the address names. */
export const downloadNamed = (url: string): string => parsePath(url).base;

export const downloadUrl = (name: string): string => `../${downloadFolder}${name}`;
