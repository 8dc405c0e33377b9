import type { ContentFolder } from './contentFolder.ts';
import { parsePath } from './filePath.ts';
import { pathInContent } from './pictureAddress.ts';

/** Where files for visitors to keep are, below `content/`; and below the site’s base path. */
export const downloadFolder = 'files/';

/** The bytes of each file for visitors to keep, by its name. */
export type Downloads = ReadonlyMap<string, number>;

/** The names of the PDF documents in their folder, well named or not. */
export const downloadsIn = ({ paths }: Pick<ContentFolder, 'paths'>): string[] =>
  paths
    .filter((file) => file.startsWith(downloadFolder) && /\.pdf$/i.test(file))
    .map((file) => file.slice(downloadFolder.length));

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
