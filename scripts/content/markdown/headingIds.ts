import GithubSlugger from 'github-slugger';
import type { Heading, Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { walk } from './parseMarkdown.ts';

/** The ids of a body’s headings, in the order of the text. */
export function headingIds(tree: Root): string[] {
  const mark = headingMarker();
  const ids: string[] = [];
  walk(tree, (node) => {
    if (node.type === 'heading') ids.push(mark(node));
  });
  return ids;
}

/**
 * Gives each heading of a body the id that GitHub would give it, so that editors can link to it.
 * @returns names one heading after the other, and marks it with its id for the HTML
 */
export function headingMarker(): (heading: Heading) => string {
  const slugger = new GithubSlugger();
  return (heading) => {
    const id = slugger.slug(textOf(heading));
    heading.data = { ...heading.data, hProperties: { ...heading.data?.hProperties, id } };
    return id;
  };
}
