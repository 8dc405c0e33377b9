import type { ElementContent } from 'hast';
import type { Definition, Image, ImageReference, Link, Nodes, Root, Text } from 'mdast';
import { bodyPicturePath, downloadAt, downloadFolder } from '../model/contentFolder.ts';
import {
  fillIn,
  type PlaceholderName,
  type PlaceholderValues,
  placeholderName,
} from '../model/placeholders.ts';
import { type PublishedPicture, pictureFile, pictureSizes, srcSetOf } from '../model/published.ts';
import { nodesIn, replaceChildren } from '../source/markdown.ts';
import type { TintedPictures } from './tints.ts';

// What a body only names becomes what the site has: links, the company’s facts and pictures.

/** Documents lie below the site’s base path as they do below `content/`. */
export const linkDownloads = (folder: string) => (tree: Root) => {
  for (const node of nodesIn(tree).filter(isAddress)) {
    const name = downloadAt(folder, node.url);
    if (name !== undefined) node.url = `/${downloadFolder}${name}`;
  }
};

/** Two slashes would lead to another host. */
export const belowBase = (base: string) => (tree: Root) => {
  for (const node of nodesIn(tree).filter(isAddress)) {
    if (node.url.startsWith('/')) node.url = base + node.url.replace(/^\/+/, '');
  }
};

const isAddress = (node: Nodes): node is Link | Definition =>
  node.type === 'link' || node.type === 'definition';

/**
 * Takes links out of a text and leaves their words: a plugin.
 * @param isGone tells by the address
 */
export const unlink = (isGone: (url: string) => boolean) => (tree: Root) => {
  const nodes = nodesIn(tree);
  const gone = new Set(
    nodes.flatMap((node) =>
      node.type === 'definition' && isGone(node.url) ? node.identifier : [],
    ),
  );
  const isGoneLink = (node: Nodes) =>
    (node.type === 'link' && isGone(node.url)) ||
    (node.type === 'linkReference' && gone.has(node.identifier));
  for (const node of nodes) {
    replaceChildren(node, (child) =>
      'children' in child && isGoneLink(child) ? child.children : [child],
    );
  }
};

/**
 * Puts values in place of a body’s placeholders: a plugin. A phone number or an e-mail address
 * becomes a link, where it does not stand in one.
 */
export const fillBody = (values: PlaceholderValues) => (tree: Root) => {
  const nodes = nodesIn(tree);
  const isLink = ({ type }: Nodes) => type === 'link' || type === 'linkReference';
  const linked = new Set(nodes.filter(isLink).flatMap(nodesIn));
  const filled = (child: Nodes) => (child.type === 'text' ? partsOf(child.value, values) : [child]);
  for (const node of nodes) {
    if (node.type === 'image') node.alt = fillIn(node.alt ?? '', values);
    if (!linked.has(node)) replaceChildren(node, filled);
    else if (node.type === 'text') node.value = fillIn(node.value, values);
  }
};

/** What reaches the company, and by which scheme. */
const schemes: Partial<Record<PlaceholderName, string>> = {
  phone: 'tel:+1',
  'emergency.phone': 'tel:+1',
  messages: 'sms:+1',
  email: 'mailto:',
};

const reaching = /(\{ *(?:(?:emergency\.)?phone|messages|email) *\})/i;

const textOf = (value: string): Text => ({ type: 'text', value });

const partsOf = (text: string, values: PlaceholderValues): (Text | Link)[] =>
  text.split(reaching).flatMap((part): (Text | Link)[] => {
    const shown = textOf(fillIn(part, values));
    const name = reaching.test(part) ? placeholderName(part.slice(1, -1).trim()) : undefined;
    const value = name && values[name];
    if (!value) return part ? [shown] : [];
    const url = (schemes[name] ?? '') + (name === 'email' ? value : value.replace(/\D/g, ''));
    return [{ type: 'link', url, children: [shown] }];
  });

/** The measure of running text, see styles. */
const bodySizes = pictureSizes(['(width >= 48rem) 44rem', '100vw']);

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
  (tree: Root) => {
    for (const node of nodesIn(tree)) {
      if (node.type === 'imageReference') showWords(node);
      if (node.type !== 'image') continue;
      const picture = pictures.get(bodyPicturePath(folder, node.url) ?? '');
      if (picture) showPicture(node, picture, base);
      else showWords(node);
    }
  };

/** The words of a picture that is not ours: no page loads one from elsewhere. */
function showWords(image: Image | ImageReference): void {
  const value = image.alt ?? '';
  image.data = { hName: 'span', hProperties: {}, hChildren: [{ type: 'text', value }] };
}

function showPicture(image: Image, picture: Omit<PublishedPicture, 'alt'>, base: string): void {
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
