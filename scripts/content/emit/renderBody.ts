import type { ElementContent } from 'hast';
import { defaultSchema, type Schema } from 'hast-util-sanitize';
import type { Blockquote, Image, ImageReference, Root } from 'mdast';
import remarkHtml from 'remark-html';
import { SKIP, visit } from 'unist-util-visit';
import { bodyPicturePath, downloadAt, downloadFolder } from '../model/contentFolder.ts';
import type { PlaceholderValues } from '../model/placeholders.ts';
import { type PublishedPicture, pictureFile, srcSetOf } from '../model/published.ts';
import { linkedPath } from '../model/routes.ts';
import { markdown, markHeadings } from '../source/markdown.ts';
import { fillBody } from './fillBody.ts';
import { type Shown, showBlocks } from './showBlocks.ts';
import type { TintedPictures } from './tints.ts';

const footnotes = ['section', 'sup'];

/** What a body may contain: GitHub’s list, plus our pictures; ids stay as they are for links. */
const allowed: Schema = {
  ...defaultSchema,
  clobberPrefix: '',
  // The check lets these through, too.
  protocols: { ...defaultSchema.protocols, href: ['https', 'http', 'mailto', 'tel', 'sms'] },
  tagNames: [
    ...(defaultSchema.tagNames ?? []).filter((name) => !footnotes.includes(name)),
    ...['picture', 'source', 'figure', 'figcaption'],
  ],
  attributes: {
    ...defaultSchema.attributes,
    th: ['dataAlign'],
    td: ['dataAlign'],
    div: ['dataBlock', 'tabIndex'],
    p: ['dataBlock'],
    figure: ['dataBlock', 'dataVideo'],
    details: ['dataBlock'],
    source: ['type', 'srcSet', 'sizes'],
    img: ['src', 'srcSet', 'sizes', 'alt', 'width', 'height', 'loading', 'decoding', 'dataTint'],
  },
};

interface BodyOptions extends Shown {
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
 * A body as safe HTML.
 * @param tree its references are already checked; it is changed
 */
export function renderBody(
  tree: Root,
  { away, base, values, site, downloads, ...options }: BodyOptions,
): string {
  const pipeline = markdown()
    .use(unlink, (url) => away.has(linkedPath(url)))
    .use(markHeadings)
    .use(linkDownloads, options.folder)
    .use(belowBase, base)
    .use(fillBody, values)
    .use(showTables)
    .use(showBlocks, { site, downloads })
    .use(showPictures, { ...options, base })
    .use(remarkHtml, { sanitize: allowed });
  return pipeline.stringify(pipeline.runSync(tree) as Root).trimEnd();
}

/** Documents lie below the site’s base path as they do below `content/`. */
const linkDownloads = (folder: string) => (tree: Root) =>
  visit(tree, (node) => {
    if (node.type !== 'link' && node.type !== 'definition') return;
    const name = downloadAt(folder, node.url);
    if (name !== undefined) node.url = `/${downloadFolder}${name}`;
  });

/** Two slashes would lead to another host. */
const belowBase = (base: string) => (tree: Root) =>
  visit(tree, (node) => {
    if ((node.type === 'link' || node.type === 'definition') && node.url.startsWith('/')) {
      node.url = base + node.url.replace(/^\/+/, '');
    }
  });

/**
 * Takes links out of a text and leaves their words: a plugin.
 * @param isGone tells by the address
 */
const unlink = (isGone: (url: string) => boolean) => (tree: Root) => {
  const gone = new Set<string>();
  visit(tree, 'definition', ({ identifier, url }) => {
    if (isGone(url)) gone.add(identifier);
  });
  visit(tree, (node, index, parent) => {
    const isGoneLink =
      (node.type === 'link' && isGone(node.url)) ||
      (node.type === 'linkReference' && gone.has(node.identifier));
    if (!isGoneLink || index === undefined) return undefined;
    parent?.children.splice(index, 1, ...node.children);
    return [SKIP, index];
  });
};

/**
 * Shows tables in a box that scrolls, by keyboard as well, where a column is too wide for a phone;
 * their cells say in a way of our own how they are aligned, as HTML has dropped its own: a plugin.
 */
const showTables = () => (tree: Root) =>
  visit(tree, 'table', (table, index, parent) => {
    const { align } = table;
    table.align = null;
    for (const row of table.children) {
      for (const [column, cell] of row.children.entries()) {
        if (align?.[column]) cell.data = { hProperties: { dataAlign: align[column] } };
      }
    }
    const hProperties = { dataBlock: 'table', tabIndex: 0 };
    const box: Blockquote = {
      type: 'blockquote',
      data: { hName: 'div', hProperties },
      children: [table],
    };
    if (index !== undefined) parent?.children.splice(index, 1, box);
    return SKIP;
  });

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
const showPictures =
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
