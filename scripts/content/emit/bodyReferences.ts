import type { ElementContent } from 'hast';
import type { Image, ImageReference, Link, Nodes, Root, Text } from 'mdast';
import { bodyPicturePath, downloadAt, downloadFolder } from '../model/contentFolder.ts';
import { fillIn, type PlaceholderValues, placeholderName } from '../model/placeholders.ts';
import {
  type PublishedPicture,
  pictureFile,
  pictureSizes,
  srcSetOf,
  telHref,
} from '../model/published.ts';
import { nodesIn, replaceChildren } from '../source/markdown.ts';
import type { TintedPictures } from './tints.ts';

// What a body only refers to becomes what the site has: links, company facts and pictures.

/** Where a body is, and where the site lives. */
export interface BodyPlace {
  /** The folder below `content/` that the file is in. */
  folder: string;
  /** The path the site lives under, ending in a slash. */
  base: string;
}

/** A plugin that leads links to where pages and documents are, below the base path. */
export const placeLinks =
  ({ folder, base }: BodyPlace) =>
  (tree: Root) => {
    for (const node of nodesIn(tree)) {
      if (node.type !== 'link' && node.type !== 'definition') continue;
      // Documents have the same path below the site’s base as below `content/`.
      const name = downloadAt(folder, node.url);
      const url = name === undefined ? node.url : `/${downloadFolder}${name}`;
      // An address with two slashes would lead to another host.
      node.url = url.startsWith('/') ? base + url.replace(/^\/+/, '') : url;
    }
  };

/**
 * A plugin that removes links from a text and leaves their words.
 * @param isGone decides by the address
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
 * A plugin that replaces a body’s placeholders with their values. A phone number or an e-mail
 * address becomes a link, unless it is in one.
 */
export const fillBody = (values: PlaceholderValues) => (tree: Root) => {
  const nodes = nodesIn(tree);
  const isLink = ({ type }: Nodes) => type === 'link' || type === 'linkReference';
  const linked = new Set(nodes.filter(isLink).flatMap(nodesIn));
  const filled = (child: Nodes) =>
    child.type === 'text' && child.value.includes('{') ? partsOf(child.value, values) : [child];
  for (const node of nodes) {
    if (node.type === 'image') node.alt = fillIn(node.alt ?? '', values);
    if (!linked.has(node)) replaceChildren(node, filled);
    else if (node.type === 'text') node.value = fillIn(node.value, values);
  }
};

/** The ways to reach the company. */
const reaching = /(\{ *(?:(?:emergency\.)?phone|messages|email) *\})/i;

const textOf = (value: string): Text => ({ type: 'text', value });

const partsOf = (text: string, values: PlaceholderValues): (Text | Link)[] =>
  text.split(reaching).flatMap((part): (Text | Link)[] => {
    const shown = textOf(fillIn(part, values));
    const name = reaching.test(part) ? placeholderName(part.slice(1, -1).trim()) : undefined;
    const value = name && values[name];
    if (!value) return part ? [shown] : [];
    const phone = telHref(value, name === 'messages' ? 'sms' : 'tel');
    const url = name === 'email' ? `mailto:${value}` : phone;
    return [{ type: 'link', url, children: [shown] }];
  });

/** The width of running text, see styles. */
const bodySizes = pictureSizes(['(width >= 48rem) 44rem', '100vw']);

/** A plugin that shows pictures in the size and the format that a browser asks for. */
export const showPictures =
  ({ folder, pictures, base }: BodyPlace & { pictures: TintedPictures }) =>
  (tree: Root) => {
    for (const node of nodesIn(tree)) {
      if (node.type === 'imageReference') showWords(node);
      if (node.type !== 'image') continue;
      const picture = pictures.get(bodyPicturePath(folder, node.url) ?? '');
      if (picture) showPicture(node, picture, base);
      else showWords(node);
    }
  };

/** Shows the words of a picture that is not ours: no page loads one from elsewhere. */
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
