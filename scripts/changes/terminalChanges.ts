import { plainLine } from '../content/report/plainText.ts';
import { type Marks, markedText } from './lineParts.ts';
import type { ChangesOutline, OutlineEntry } from './outline.ts';

/** So many pages of a kind, and changes of a page, are told; the other formats tell more. */
const most = 12;

/**
 * The changes for people at a terminal. Without colors what goes stands in [-…-] and what comes in
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

/** Red and struck through, or green; https://no-color.org is heeded by who asks. */
const inColors: Marks = {
  gone: (text) => `\u001b[31;9m${text}\u001b[0m`,
  new: (text) => `\u001b[32m${text}\u001b[0m`,
};
