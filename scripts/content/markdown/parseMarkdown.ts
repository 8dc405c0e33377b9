import type { Root } from 'mdast';
import { remark } from 'remark';
import type { MarkdownSource } from '../parse/contentDocument.ts';
import { addHeadingIds } from './headingIds.ts';
import { linkAddresses } from './linkAddresses.ts';

const parser = remark().use(linkAddresses);

/** A body’s tree, its headings marked with their ids. */
export interface ParsedBody {
  tree: Root;
  headingIds: readonly string[];
}

/** Several checks look at each body, and parsing one takes longer than all of them. */
const parsed = new WeakMap<MarkdownSource, ParsedBody>();

/** @param body Markdown without front matter; it is parsed once */
export function parseMarkdown(body: MarkdownSource): ParsedBody {
  const known = parsed.get(body);
  if (known) return known;
  const tree = parser.parse(body.text);
  const result = { tree, headingIds: addHeadingIds(tree) };
  parsed.set(body, result);
  return result;
}
