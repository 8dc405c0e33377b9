import GithubSlugger from 'github-slugger';
import type { Root } from 'mdast';
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
