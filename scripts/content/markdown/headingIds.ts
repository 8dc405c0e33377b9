import GithubSlugger from 'github-slugger';
import type { Heading, Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';

/**
 * Gives each heading the id that GitHub would give it, so that editors can link to it.
 * @returns the ids in the order of the headings
 */
export function addHeadingIds(tree: Root): string[] {
  const slugger = new GithubSlugger();
  const ids: string[] = [];
  visit(tree, 'heading', (heading: Heading) => {
    const id = slugger.slug(textOf(heading));
    heading.data = { ...heading.data, hProperties: { ...heading.data?.hProperties, id } };
    ids.push(id);
  });
  return ids;
}
