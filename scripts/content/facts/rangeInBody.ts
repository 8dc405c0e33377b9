import type { Nodes } from 'mdast';
import type { Range } from '../diagnostic.ts';
import type { MarkdownSource } from '../parse/contentDocument.ts';

/** The place of a part of a body, from its offsets. */
export function rangeInBody(
  { text, lineOffset }: MarkdownSource,
  start: number,
  end: number,
): Range {
  const from = placeOf(text, start);
  const to = placeOf(text, end);
  return {
    line: from.line + lineOffset,
    column: from.column,
    endLine: to.line + lineOffset,
    endColumn: to.column,
  };
}

function placeOf(text: string, offset: number) {
  const before = text.slice(0, offset).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

/** Where words stand in a block of a body; `undefined` where markup divides them. */
export function rangeOfWords(body: MarkdownSource, block: Nodes, words: string): Range | undefined {
  const start = block.position?.start.offset;
  if (start === undefined) return undefined;
  const index = body.text.slice(start, block.position?.end.offset).indexOf(words);
  return index < 0 ? undefined : rangeInBody(body, start + index, start + index + words.length);
}
