import type { Nodes } from 'mdast';
import type { Range } from '../diagnostic.ts';
import type { MarkdownSource } from '../parse/contentDocument.ts';

/** Where words stand in a block of a body; `undefined` where markup divides them. */
export function rangeOfWords(body: MarkdownSource, block: Nodes, words: string): Range | undefined {
  const start = block.position?.start;
  if (start?.offset === undefined) return undefined;
  const index = body.text.slice(start.offset, block.position?.end.offset).indexOf(words);
  if (index < 0) return undefined;
  const before = body.text.slice(0, start.offset + index).split('\n');
  const line = before.length + body.lineOffset;
  const column = (before.at(-1)?.length ?? 0) + 1;
  const inside = words.split('\n');
  const last = inside.at(-1)?.length ?? 0;
  return {
    line,
    column,
    endLine: line + inside.length - 1,
    endColumn: inside.length > 1 ? last + 1 : column + last,
  };
}
