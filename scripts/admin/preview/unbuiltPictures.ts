import type { PublishedPicture } from '../../content/model/published.ts';
import { pictureRoot } from '../referenceFields.ts';

/** The folder in the addresses of pictures that were chosen since the site was built. */
const folder = 'unbuilt/';

/**
 * What a page gets for a picture that the build has not seen.
 * @param file the path below `content/images/`
 */
export const unbuiltPicture = (file: string): Omit<PublishedPicture, 'alt'> => ({
  name: folder + file,
  width: 1600,
  height: 1200,
  widths: [1600],
  fallbackWidths: [1600],
  tint: '00',
  hash: 'new',
});

/** Finds the address of a picture that the site was not built with. */
export type FindPicture = (path: string) => string | undefined;

/**
 * Shows pictures that were chosen since the site was built.
 * @param find takes the path as forms have it
 */
export function showUnbuilt(page: ParentNode, find: FindPicture): void {
  for (const image of page.querySelectorAll<HTMLImageElement>(`img[src*="/${folder}"]`)) {
    const [, file = ''] = new RegExp(`/${folder}(.+)-\\d+\\.new\\.`).exec(image.src) ?? [];
    const address = find(pictureRoot + decodeURI(file));
    for (const source of image.parentElement?.querySelectorAll('source') ?? []) source.remove();
    image.removeAttribute('srcset');
    if (address) image.src = address;
    else image.removeAttribute('src');
  }
}
