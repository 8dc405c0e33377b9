import type { ElementContent } from 'hast';
import { defaultSchema, type Schema } from 'hast-util-sanitize';
import type { Image, ImageReference, Link, Root } from 'mdast';
import { remark } from 'remark';
import remarkHtml from 'remark-html';
import { visit } from 'unist-util-visit';
import { pictureFile } from '../pictures/pictureFile.ts';
import type { PictureIndex } from '../pictures/pictureIndex.ts';
import type { Picture } from '../schemas/published.ts';
import { bodyPicturePath } from './bodyPicturePath.ts';
import { addHeadingIds } from './headingIds.ts';

/** What a body may contain: GitHub’s list, plus our pictures; ids stay as they are for links. */
const allowed: Schema = {
  ...defaultSchema,
  clobberPrefix: '',
  tagNames: [...(defaultSchema.tagNames ?? []), 'picture', 'source'],
  attributes: {
    ...defaultSchema.attributes,
    source: ['type', 'srcSet', 'sizes'],
    img: ['src', 'srcSet', 'sizes', 'alt', 'width', 'height', 'loading', 'decoding'],
  },
};

/** The measure of running text, see styles. */
const bodySizes = '(min-width: 48rem) 44rem, 100vw';

interface BodyOptions {
  /** The folder below `content/` that the file is in. */
  folder: string;
  pictures: PictureIndex;
  /** The path the site lives under, ending in a slash. */
  base: string;
}

/**
 * Markdown to safe HTML.
 * @param text Markdown without front matter; its references are already checked
 */
export function renderBody(text: string, { folder, pictures, base }: BodyOptions): string {
  const html = remark()
    .use(() => (tree: Root) => {
      addHeadingIds(tree);
      visit(tree, 'link', (link: Link) => {
        // Two slashes would lead to another host.
        if (link.url.startsWith('/')) link.url = base + link.url.replace(/^\/+/, '');
      });
      visit(tree, 'image', (image: Image) => replacePicture(image, folder, pictures, base));
      visit(tree, 'imageReference', showWords);
    })
    .use(remarkHtml, { sanitize: allowed })
    .processSync(text);
  return String(html);
}

function replacePicture(image: Image, folder: string, pictures: PictureIndex, base: string) {
  const file = bodyPicturePath(folder, image.url);
  const picture = file && pictures.get(file);
  if (!picture) {
    showWords(image);
    return;
  }
  const { width, height } = picture;
  image.data = {
    hName: 'picture',
    hProperties: {},
    hChildren: [
      element('source', {
        type: 'image/avif',
        srcSet: srcSet(picture, 'avif', base),
        sizes: bodySizes,
      }),
      element('img', {
        src: base + pictureFile(picture, width, 'jpg'),
        srcSet: srcSet(picture, 'jpg', base),
        sizes: bodySizes,
        alt: image.alt ?? '',
        width,
        height,
        loading: 'lazy',
        decoding: 'async',
      }),
    ],
  };
}

/** The words of a picture that is not ours: no page loads one from elsewhere. */
function showWords(image: Image | ImageReference): void {
  const value = image.alt ?? '';
  image.data = { hName: 'span', hProperties: {}, hChildren: [{ type: 'text', value }] };
}

const srcSet = (picture: Omit<Picture, 'alt'>, format: 'avif' | 'jpg', base: string) =>
  picture.widths
    .map((width) => `${base}${pictureFile(picture, width, format)} ${width}w`)
    .join(', ');

const element = (tagName: string, properties: Record<string, string | number>): ElementContent => ({
  type: 'element',
  tagName,
  properties,
  children: [],
});
