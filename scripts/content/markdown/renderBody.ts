import { defaultSchema, type Schema } from 'hast-util-sanitize';
import type { Root } from 'mdast';
import remarkHtml from 'remark-html';
import { visit } from 'unist-util-visit';
import type { TintedPictures } from '../pictures/tints.ts';
import { linkedPath } from '../routes.ts';
import { fillIn, type PlaceholderValues } from '../words/placeholders.ts';
import { markHeadings } from './headingIds.ts';
import { markdown } from './parseMarkdown.ts';
import { showPictures } from './showPictures.ts';
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
 * A body as safe HTML.
 * @param tree its references are already checked; it is changed
 */
export function renderBody(tree: Root, { away, base, values, ...options }: BodyOptions): string {
  const pipeline = markdown()
    .use(unlink, (url) => away.has(linkedPath(url)))
    .use(markHeadings)
    .use(belowBase, base)
    .use(filledIn, values)
    .use(showPictures, { ...options, base })
    .use(remarkHtml, { sanitize: allowed });
  return pipeline.stringify(pipeline.runSync(tree) as Root).trimEnd();
}

/** Two slashes would lead to another host. */
const belowBase = (base: string) => (tree: Root) =>
  visit(tree, (node) => {
    if ((node.type === 'link' || node.type === 'definition') && node.url.startsWith('/')) {
      node.url = base + node.url.replace(/^\/+/, '');
    }
  });

const filledIn = (values: PlaceholderValues) => (tree: Root) =>
  visit(tree, (node) => {
    if (node.type === 'text') node.value = fillIn(node.value, values);
    if (node.type === 'image') node.alt = fillIn(node.alt ?? '', values);
  });
