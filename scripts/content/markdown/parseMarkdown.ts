import type { Root } from 'mdast';
import { remark } from 'remark';

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
