import GithubSlugger from 'github-slugger';
import type { Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';

/**
 * Gives each heading of a body the id that GitHub would give it, so that editors can link to it.
 * @param tree is marked with them, for the HTML
 * @returns the ids, in the order of the text
 */
export function headingIds(tree: Root): string[] {
  const slugger = new GithubSlugger();
  const ids: string[] = [];
  visit(tree, 'heading', (heading) => {
    const id = slugger.slug(textOf(heading));
    heading.data = { ...heading.data, hProperties: { ...heading.data?.hProperties, id } };
    ids.push(id);
  });
  return ids;
}
