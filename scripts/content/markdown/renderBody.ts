import type { ElementContent } from 'hast';
import { defaultSchema, type Schema, sanitize } from 'hast-util-sanitize';
import { toHtml } from 'hast-util-to-html';
import type { Image, ImageReference } from 'mdast';
import { toHast } from 'mdast-util-to-hast';
import type { PictureFormat } from '../pictures/pictureFile.ts';
import { pictureFile } from '../pictures/pictureFile.ts';
import type { TintedPictures } from '../pictures/tints.ts';
import { linkedPath } from '../routes.ts';
import type { Picture } from '../schemas/published.ts';
import { fillIn, type PlaceholderValues } from '../words/placeholders.ts';
import { bodyPicturePath } from './bodyPicturePath.ts';
import { headingMarker } from './headingIds.ts';
import { parseMarkdown, walk } from './parseMarkdown.ts';
import { unlink } from './unlink.ts';

/** What a body may contain: GitHub’s list, plus our pictures; ids stay as they are for links. */
const allowed: Schema = {
  ...defaultSchema,
  clobberPrefix: '',
  tagNames: [...(defaultSchema.tagNames ?? []), 'picture', 'source'],
  attributes: {
    ...defaultSchema.attributes,
    source: ['type', 'srcSet', 'sizes'],
    img: ['src', 'srcSet', 'sizes', 'alt', 'width', 'height', 'loading', 'decoding', 'dataTint'],
  },
};

/** The measure of running text, see styles. */
const bodySizes = '(min-width: 48rem) 44rem, 100vw';

interface BodyOptions {
  /** The folder below `content/` that the file is in. */
  folder: string;
  pictures: TintedPictures;
  values: PlaceholderValues;
  /** The path the site lives under, ending in a slash. */
  base: string;
  /** The paths of pages that are not on the site: links to them leave only their words. */
  away: ReadonlySet<string>;
}

/**
 * Markdown to safe HTML.
 * @param text Markdown without front matter; its references are already checked
 */
export function renderBody(
  text: string,
  { folder, pictures, values, base, away }: BodyOptions,
): string {
  const tree = parseMarkdown(text);
  unlink(tree, (url) => away.has(linkedPath(url)));
  const markHeading = headingMarker();
  walk(tree, (node) => {
    if (node.type === 'heading') markHeading(node);
    // Two slashes would lead to another host.
    if ((node.type === 'link' || node.type === 'definition') && node.url.startsWith('/')) {
      node.url = base + node.url.replace(/^\/+/, '');
    }
    if (node.type === 'text') node.value = fillIn(node.value, values);
    if (node.type === 'image') node.alt = fillIn(node.alt ?? '', values);
    if (node.type === 'image') replacePicture(node, folder, pictures, base);
    if (node.type === 'imageReference') showWords(node);
  });
  return toHtml(sanitize(toHast(tree), allowed));
}

function replacePicture(image: Image, folder: string, pictures: TintedPictures, base: string) {
  const file = bodyPicturePath(folder, image.url);
  const picture = file && pictures.get(file);
  if (!picture) {
    showWords(image);
    return;
  }
  const { width, height, widths, fallbackWidths, tint } = picture;
  const [fallback = width] = fallbackWidths;
  image.data = {
    hName: 'picture',
    hProperties: {},
    hChildren: [
      element('source', {
        type: 'image/avif',
        srcSet: srcSet(picture, widths, 'avif', base),
        sizes: bodySizes,
      }),
      element('img', {
        src: base + pictureFile(picture, fallback, 'jpg'),
        srcSet: srcSet(picture, fallbackWidths, 'jpg', base),
        sizes: bodySizes,
        alt: image.alt ?? '',
        width,
        height,
        loading: 'lazy',
        decoding: 'async',
        dataTint: tint,
      }),
    ],
  };
}

/** The words of a picture that is not ours: no page loads one from elsewhere. */
function showWords(image: Image | ImageReference): void {
  const value = image.alt ?? '';
  image.data = { hName: 'span', hProperties: {}, hChildren: [{ type: 'text', value }] };
}

const srcSet = (
  picture: Pick<Picture, 'name' | 'hash'>,
  widths: readonly number[],
  format: PictureFormat,
  base: string,
) => widths.map((width) => `${base}${pictureFile(picture, width, format)} ${width}w`).join(', ');

const element = (tagName: string, properties: Record<string, string | number>): ElementContent => ({
  type: 'element',
  tagName,
  properties,
  children: [],
});
