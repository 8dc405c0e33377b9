import GithubSlugger from 'github-slugger';
import type { Nodes, Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { remark } from 'remark';
import { visit } from 'unist-util-visit';

/**
 * What reads and writes Markdown. More syntax than CommonMark’s would be plugins here; the guide for
 * editors explains no more.
 */
export const markdown = remark().freeze();

/**
 * @param text Markdown without front matter
 * @returns its tree, each node with its place in the text
 */
export const parseMarkdown = (text: string): Root => markdown.parse(text);

/** Parts within one another: a few thousand would use up the stack of whatever walks through them. */
const maxDepth = 1000;

/** The signs of so many quotations or lists within one another, at the start of one line. */
const deepLine = new RegExp(`^[ \\t>*+\\d.)-]{${maxDepth + 1},}`, 'm');

/** Stars and underscores in one paragraph, for each of which the parser looks at all before it. */
const maxStars = 6000;

/**
 * Parses Markdown, unless that would take minutes or give more than can be walked through: nobody
 * writes such a one by hand.
 * @returns the tree, or the offset of what is too much
 */
export function parseWithin(text: string): { tree: Root } | { overload: number } {
  const overload = deepLine.exec(text)?.index ?? overloadedParagraph(text);
  if (overload !== undefined) return { overload };
  const tree = parseMarkdown(text);
  return isTooDeep(tree) ? { overload: 0 } : { tree };
}

function overloadedParagraph(text: string): number | undefined {
  let start = 0;
  for (const paragraph of text.split(/(\n\s*\n)/)) {
    if (paragraph.length > maxStars && paragraph.replace(/[^*_]/g, '').length > maxStars) {
      return start;
    }
    start += paragraph.length;
  }
  return undefined;
}

/** Level by level, as a walk down could use up the stack. */
function isTooDeep(tree: Nodes): boolean {
  let level: Nodes[] = [tree];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > maxDepth) return true;
    level = level.flatMap((node) => ('children' in node ? node.children : []));
  }
  return false;
}

/**
 * The ids of a body’s headings, in the order of the text: those that GitHub would give them, so that
 * editors can link to them.
 */
export function headingIds(tree: Root): string[] {
  const slugger = new GithubSlugger();
  const ids: string[] = [];
  visit(tree, 'heading', (heading) => {
    ids.push(slugger.slug(textOf(heading)));
  });
  return ids;
}

/** Marks each heading with its id, for the HTML: a plugin. */
export const markHeadings = () => (tree: Root) => {
  const ids = headingIds(tree).values();
  visit(tree, 'heading', (heading) => {
    heading.data = { ...heading.data, hProperties: { id: ids.next().value } };
  });
};
