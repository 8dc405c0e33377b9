import { markdownText } from '../content/report/plainText.ts';
import { markedText } from './lineParts.ts';
import type { ChangesOutline, OutlineEntry, OutlineLine } from './outline.ts';

/** How many pages of a kind are listed. */
export const listedPages = 25;

/** How many changes of a page are listed. */
export const listedLines = 25;

/**
 * The changes for GitHub: removed text is struck through, new text is underlined.
 * Everything from content is escaped: it can add no link, no mention and no HTML.
 */
export function markdownChanges({ sentence, sections }: ChangesOutline): string {
  const parts = sections.map(
    ({ heading, entries }) =>
      `### ${markdownText(heading)}\n\n${entries.slice(0, listedPages).map(formatEntry).join('\n')}${more(entries.length - listedPages, 'more like these')}`,
  );
  return `${[markdownText(sentence), ...parts].join('\n\n')}\n`;
}

function formatEntry({ title, path, lines }: OutlineEntry): string {
  const address = path ? ` · ${markdownText(path)}` : '';
  const shown = lines.slice(0, listedLines).map((line) => `  - ${formatLine(line)}\n`);
  return `- **${markdownText(title)}**${address}\n${shown.join('')}${more(lines.length - listedLines, 'more changes on this page', '  - ')}`;
}

const more = (count: number, what: string, bullet = '\n') =>
  count > 0 ? `${bullet}… and ${count} ${what}.\n` : '';

/** Marked by tags: next to some characters, asterisks and tildes stay as they are. */
const formatLine = ({ label, parts }: OutlineLine) =>
  `${markdownText(label)}: ${markedText(parts, markdownText)}`;
