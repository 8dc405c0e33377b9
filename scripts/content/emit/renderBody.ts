import { defaultSchema, type Schema } from 'hast-util-sanitize';
import type { Blockquote, Root, Table } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import remarkHtml from 'remark-html';
import type { BodyCollection } from '../model/contentTypes.ts';
import type { PlaceholderValues } from '../model/placeholders.ts';
import type { Body } from '../model/published.ts';
import { linkedPath } from '../model/routes.ts';
import { markdown, markHeadings, nodesIn, replaceChildren } from '../source/markdown.ts';
import { type BodyPlace, fillBody, placeLinks, showPictures, unlink } from './bodyReferences.ts';
import type { SiteContent } from './modules.ts';
import { type Shown, showBlocks } from './showBlocks.ts';
import type { TintedPictures } from './tints.ts';

/** Where bodies are, below the folder of generated data. */
export const bodiesFolder = 'bodies';

/** The path of an entry’s body, below {@link bodiesFolder}. */
export const bodyFile = (name: BodyCollection, slug: string) => `${name}/${slug}.json`;

/** The site’s settings that bodies show. */
export function shownOf({ model }: Pick<SiteContent, 'model'>) {
  const site = model.singles.site?.value;
  if (!site) return undefined;
  const { phone, emergencyPhone, language } = site;
  return { phone, emergencyPhone, language };
}

/**
 * Makes the text of body files.
 * @param folder the one below `content/` that their pictures’ addresses start from
 * @returns a function that gives a file’s text for a tree with checked references, and changes it
 */
export function bodyWriter(
  folder: string,
  content: Pick<SiteContent, 'model' | 'values' | 'pictures' | 'downloads' | 'base'>,
): (tree: Root) => string {
  const { away } = content.model;
  const render = bodyRenderer({ ...content, folder, away, site: shownOf(content) });
  return (tree) => {
    const html = render(tree);
    const body: Body = { html, outline: outlineOf(tree), minutes: minutesFor(tree) };
    return JSON.stringify(body);
  };
}

/** @param tree after rendering, with an id for each heading */
const outlineOf = ({ children }: Root) =>
  children.flatMap((node) =>
    node.type === 'heading' && node.depth === 2
      ? [{ id: String(node.data?.hProperties?.id), text: textOf(node) }]
      : [],
  );

/**
 * Words of plain text that adults read in a minute.
 * @see https://doi.org/10.1016/j.jml.2019.104047
 */
const wordsPerMinute = 238;

function minutesFor({ children }: Root): number {
  const words = children.flatMap((node) => textOf(node).match(/\S+/g) ?? []);
  return Math.max(1, Math.round(words.length / wordsPerMinute));
}

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

interface BodyOptions extends Shown, BodyPlace {
  pictures: TintedPictures;
  values: PlaceholderValues;
  /** The paths of pages that are not on the site: links to them leave only their words. */
  away: ReadonlySet<string>;
}

/**
 * Makes bodies safe HTML. Assembling the plugins takes as long as rendering a body.
 * @returns a function that gives the HTML for a tree with checked references, and changes it
 */
export function bodyRenderer(options: BodyOptions): (tree: Root) => string {
  const { away, values } = options;
  const pipeline = markdown()
    .use(unlink, (url) => away.has(linkedPath(url)))
    .use(markHeadings)
    .use(placeLinks, options)
    .use(fillBody, values)
    .use(showTables)
    .use(showBlocks, options)
    .use(showPictures, options)
    .use(remarkHtml, { sanitize: allowed })
    .freeze();
  return (tree) => pipeline.stringify(pipeline.runSync(tree) as Root).trimEnd();
}

/**
 * A plugin that puts tables in a box that scrolls, also by keyboard, where they are too wide for a
 * phone; cells state their alignment in our own attribute, as HTML has dropped `align`.
 */
const showTables = () => (tree: Root) => {
  for (const node of nodesIn(tree)) {
    replaceChildren(node, (child) => (child.type === 'table' ? [boxed(child)] : [child]));
  }
};

function boxed(table: Table): Blockquote {
  const { align } = table;
  table.align = null;
  for (const row of table.children) {
    for (const [column, cell] of row.children.entries()) {
      if (align?.[column]) cell.data = { hProperties: { dataAlign: align[column] } };
    }
  }
  const hProperties = { dataBlock: 'table', tabIndex: 0 };
  return { type: 'blockquote', data: { hName: 'div', hProperties }, children: [table] };
}
