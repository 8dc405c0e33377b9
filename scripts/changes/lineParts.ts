import { diffWords } from 'diff';
import { shortened } from '../content/model/words.ts';

/** A piece of a line: unchanged, only before, or only now. */
export interface LinePart {
  text: string;
  mark?: 'gone' | 'new' | undefined;
}

/** The words that change, with some of those around them. */
export function partsOf(before = '', after = '', isProse = true): LinePart[] {
  if (!before || !after || !isProse) {
    const marked = [
      { text: before, mark: 'gone' as const },
      { text: after, mark: 'new' as const },
    ];
    return marked
      .filter(({ text }) => text)
      .map(({ text, mark }) => ({ text: shortened(text, 600), mark }));
  }
  const words = diffWords(before, after);
  return words.map(({ value, added, removed }, index) => {
    if (added) return { text: value, mark: 'new' };
    if (removed) return { text: value, mark: 'gone' };
    return { text: aroundChange(value, index === 0, index === words.length - 1) };
  });
}

type Wording = (text: string) => string;

/** How removed and new text is marked. */
export type Marks = Readonly<Record<NonNullable<LinePart['mark']>, Wording>>;

const tags: Marks = { gone: (text) => `<del>${text}</del>`, new: (text) => `<ins>${text}</ins>` };

/**
 * A line with its marks.
 * @param escaped makes text safe for where it goes
 * @param marks the tags of HTML by default
 */
export const markedText = (parts: readonly LinePart[], escaped: Wording, marks = tags): string =>
  parts.map(({ text, mark }) => (mark ? marks[mark](escaped(text)) : escaped(text))).join('');

/** How many words on each side of a change show where it is. */
const context = 8;

function aroundChange(text: string, isStart: boolean, isEnd: boolean): string {
  const words = text.split(/(?<=\s)/);
  if (words.length <= context * 2) return text;
  const before = isStart ? '' : words.slice(0, context).join('').trimEnd();
  const after = isEnd ? '' : words.slice(-context).join('').trimStart();
  return [before, '…', after].filter(Boolean).join(' ');
}
