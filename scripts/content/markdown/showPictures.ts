import type { ElementContent } from 'hast';
import type { Image, ImageReference, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { pictureFile, srcSetOf } from '../pictures/pictureFile.ts';
import type { TintedPictures } from '../pictures/tints.ts';
import type { Picture } from '../schemas/published.ts';
import { bodyPicturePath } from './bodyPicturePath.ts';

/** The measure of running text, see styles. */
const bodySizes = '(min-width: 48rem) 44rem, 100vw';

interface PictureOptions {
  /** The folder below `content/` that the file is in. */
  folder: string;
  pictures: TintedPictures;
  /** The path the site lives under, ending in a slash. */
  base: string;
}

/** Shows pictures in the size and the format that a browser asks for: a plugin. */
export const showPictures =
  ({ folder, pictures, base }: PictureOptions) =>
  (tree: Root) =>
    visit(tree, (node) => {
      if (node.type === 'imageReference') showWords(node);
      if (node.type !== 'image') return;
      const picture = pictures.get(bodyPicturePath(folder, node.url) ?? '');
      if (picture) showPicture(node, picture, base);
      else showWords(node);
    });

/** The words of a picture that is not ours: no page loads one from elsewhere. */
function showWords(image: Image | ImageReference): void {
  const value = image.alt ?? '';
  image.data = { hName: 'span', hProperties: {}, hChildren: [{ type: 'text', value }] };
}

function showPicture(image: Image, picture: Omit<Picture, 'alt'>, base: string): void {
  const { width, height, widths, fallbackWidths, tint } = picture;
  const [fallback = width] = fallbackWidths;
  image.data = {
    hName: 'picture',
    hProperties: {},
    hChildren: [
      element('source', {
        type: 'image/avif',
        srcSet: srcSetOf(picture, widths, 'avif', base),
        sizes: bodySizes,
      }),
      element('img', {
        src: base + pictureFile(picture, fallback, 'jpg'),
        srcSet: srcSetOf(picture, fallbackWidths, 'jpg', base),
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

const element = (tagName: string, properties: Record<string, string | number>): ElementContent => ({
  type: 'element',
  tagName,
  properties,
  children: [],
});
