import type { Root } from 'mdast';
import { remark } from 'remark';
import { addHeadingIds } from './headingIds.ts';

const parser = remark();

/** A body’s tree, its headings marked with their ids. */
export interface ParsedBody {
  tree: Root;
  headingIds: readonly string[];
}

/** @param text Markdown without front matter */
export function parseMarkdown(text: string): ParsedBody {
  const tree = parser.parse(text);
  return { tree, headingIds: addHeadingIds(tree) };
}
