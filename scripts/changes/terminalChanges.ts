import { plainLine } from '../content/report/plainText.ts';
import { type Marks, markedText } from './lineParts.ts';
import type { ChangesOutline, OutlineEntry } from './outline.ts';

/** How many pages of a kind, and changes of a page, are listed; the other formats list more. */
const most = 12;

/**
 * The changes for people at a terminal. Without colors, removed text is in [-…-] and new text in
 * {+…+}, as in “git diff --word-diff”.
 */
export function terminalChanges(
  { sentence, sections }: ChangesOutline,
  isColored: boolean,
): string {
  const marks = isColored ? inColors : inBrackets;
  const entry = ({ title, path, lines }: OutlineEntry) => [
    `  ${plainLine(title)}${path ? `  ${path}` : ''}`,
    ...lines
      .slice(0, most)
      .map(({ label, parts }) => `    ${plainLine(label)}: ${markedText(parts, plainLine, marks)}`),
    ...rest(lines.length, '    '),
  ];
  const told = sections.flatMap(({ heading, entries }) => [
    '',
    heading,
    ...entries.slice(0, most).flatMap(entry),
    ...rest(entries.length, '  '),
  ]);
  return `${[sentence, ...told].join('\n')}\n`;
}

const rest = (count: number, space: string) =>
  count > most ? [`${space}… and ${count - most} more.`] : [];

const inBrackets: Marks = { gone: (text) => `[-${text}-]`, new: (text) => `{+${text}+}` };

/** Red and struck through, or green; the caller honors https://no-color.org. */
const inColors: Marks = {
  gone: (text) => `\u001b[31;9m${text}\u001b[0m`,
  new: (text) => `\u001b[32m${text}\u001b[0m`,
};
