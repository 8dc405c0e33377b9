import type { List } from 'mdast';
import { partOf } from './blockNodes.ts';

/**
 * A list with numbers in place of hyphens, or the other way round.
 * @param text the body that it is from
 */
export function listAs({ children: items }: List, ordered: boolean, text: string): string {
  return items
    .map((item, index) => {
      const { start } = partOf(item);
      const next = items[index + 1];
      const source = text.slice(start, next ? partOf(next).start : partOf(item).end);
      const [written = ''] = /^(?:[-*+]|\d+[.)])[ \t]*/.exec(source) ?? [];
      const marker = ordered ? `${index + 1}. ` : '- ';
      // What belongs to an entry stands as far in as its words.
      const further = ' '.repeat(Math.max(0, marker.length - written.length));
      return marker + source.slice(written.length).replace(/\n(?=[ \t]+\S)/g, `\n${further}`);
    })
    .join('');
}
