import { counted, longDate, shortened } from '../content/model/words.ts';
import { markdownText, plainLine } from '../content/report/plainText.ts';
import { type Marks, markedText } from './lineParts.ts';
import { type ChangesOutline, type OutlineEntry, type OutlineLine, outlineOf } from './outline.ts';
import type { SiteChanges } from './siteChanges.ts';

/** What `npm run changes` found out. */
export type ChangesReport =
  | {
      base: string;
      changes: SiteChanges;
      /** The day whose site was compared, if not today. */
      day?: string;
    }
  /** The site as it was cannot be built: why, and the content files that the branch changes. */
  | { base: string; problem: string; files: readonly string[] };

/** Every form of the report, by the name that `--format` takes. */
export const changesFormats = {
  terminal: (report: ChangesReport, isColored: boolean) =>
    terminalChanges(changesOutline(report), isColored),
  markdown: (report: ChangesReport) => markdownChanges(changesOutline(report)),
  json: (report: ChangesReport) =>
    `${JSON.stringify({ sentence: changesOutline(report).sentence, ...report }, null, 2)}\n`,
};

export function changesOutline(report: ChangesReport): ChangesOutline {
  if ('changes' in report) {
    const { changes, day } = report;
    const outline = outlineOf(changes);
    return day ? { ...outline, sentence: byDay(outline.sentence, day) } : outline;
  }
  const { base, problem, files } = report;
  const sentence = `The changes to pages can’t be shown, because the site cannot be built as it was at ${base.slice(0, 10)}. ${counted(files.length, 'content file')} changed.`;
  const entries = files.map((file) => ({ title: file, lines: [] }));
  const reason = {
    title: 'The build says',
    lines: [{ label: 'Reason', parts: [{ text: shortened(problem, 1500) }] }],
  };
  return {
    sentence,
    sections: [
      { heading: 'Changed files', entries },
      { heading: 'Why', entries: [reason] },
    ].filter((section) => section.entries.length > 0),
  };
}

const byDay = (sentence: string, day: string) =>
  `By ${longDate(day)}, ${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}`;

/** How many pages of a kind, and changes of a page, are listed. */
export const mostListed = 25;

/**
 * The changes for GitHub: removed text is struck through, new text is underlined.
 * Everything from content is escaped: it can add no link, no mention and no HTML.
 */
export function markdownChanges({ sentence, sections }: ChangesOutline): string {
  const parts = sections.map(
    ({ heading, entries }) =>
      `### ${markdownText(heading)}\n\n${entries.slice(0, mostListed).map(formatEntry).join('\n')}${more(entries.length - mostListed, 'more like these')}`,
  );
  return `${[markdownText(sentence), ...parts].join('\n\n')}\n`;
}

function formatEntry({ title, path, lines }: OutlineEntry): string {
  const address = path ? ` · ${markdownText(path)}` : '';
  const shown = lines.slice(0, mostListed).map((line) => `  - ${formatLine(line)}\n`);
  return `- **${markdownText(title)}**${address}\n${shown.join('')}${more(lines.length - mostListed, 'more changes on this page', '  - ')}`;
}

const more = (count: number, what: string, bullet = '\n') =>
  count > 0 ? `${bullet}… and ${count} ${what}.\n` : '';

/** Marked by tags: next to some characters, asterisks and tildes stay as they are. */
const formatLine = ({ label, parts }: OutlineLine) =>
  `${markdownText(label)}: ${markedText(parts, markdownText)}`;

/** The same for a terminal. */
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
