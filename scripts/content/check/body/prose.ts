import type { Nodes } from 'mdast';
import type { Range } from '../../model/diagnostic.ts';
import type { MarkdownSource } from '../../source/contentDocument.ts';
import { partOf, rangeAt } from '../../source/lines.ts';

/** A body as the Markdown parser understood it. */
export interface ParsedBody {
  /** The body as it is written. */
  text: string;
  /**
   * As long as the body, with only those characters that the page shows as typed: markup, code,
   * links and escaped characters are replaced by gaps.
   */
  shown: string;
  /** All nodes, in the order of the text. */
  nodes: readonly Nodes[];
}

/** The source of a node. */
export function nodeSource(node: Nodes, text: string): string {
  const { start, end } = partOf(node);
  return text.slice(start, end);
}

const gap = '\uffff';

/** @param nodes all nodes of the body */
export function proseOf(text: string, nodes: readonly Nodes[]): ParsedBody {
  let shown = '';
  let linkEnd = 0;
  for (const node of nodes) {
    const { type } = node;
    const { start, end } = partOf(node);
    if (type === 'link' || type === 'linkReference') linkEnd = end;
    if (type !== 'text' || end <= linkEnd || start < shown.length) continue;
    shown += gaps(text.slice(shown.length, start)) + text.slice(start, end).replace(escaped, gaps);
  }
  return { text, nodes, shown: shown + gaps(text.slice(shown.length)) };
}

const escaped = /\\[!-/:-@[-`{-~]/g;

const gaps = (text: string) =>
  text.includes('\n') ? text.replace(/[^\n]/g, gap) : gap.repeat(text.length);

/** The range in the file of a part of a body, from its offsets. */
export function rangeInBody(
  { text, lineOffset }: MarkdownSource,
  start: number,
  end: number,
): Range {
  const range = rangeAt(text, start, end);
  return { ...range, line: range.line + lineOffset, endLine: range.endLine + lineOffset };
}
