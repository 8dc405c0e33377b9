import { markdownText } from '../content/report/markdownText.ts';
import type { ChangesOutline, LinePart, OutlineEntry, OutlineLine } from './outline.ts';

/** So many pages of a kind are told in full. */
const maxEntries = 25;
/** So many changes of a page. */
const maxLines = 25;

/**
 * The changes for GitHub: what goes is struck through, what comes is bold.
 * Everything from content is escaped: it can make no link, no mention and no HTML.
 */
export function markdownChanges({ sentence, sections }: ChangesOutline): string {
  const parts = sections.map(
    ({ heading, entries }) =>
      `### ${heading}\n\n${entries.slice(0, maxEntries).map(formatEntry).join('\n')}${more(entries.length - maxEntries, 'more like these')}`,
  );
  return `${[sentence, ...parts].join('\n\n')}\n`;
}

function formatEntry({ title, path, lines }: OutlineEntry): string {
  const address = path ? ` · ${markdownText(path)}` : '';
  const shown = lines.slice(0, maxLines).map((line) => `  - ${formatLine(line)}\n`);
  return `- **${markdownText(title)}**${address}\n${shown.join('')}${more(lines.length - maxLines, 'more changes on this page', '  - ')}`;
}

const more = (count: number, what: string, bullet = '\n') =>
  count > 0 ? `${bullet}… and ${count} ${what}.\n` : '';

const formatLine = ({ label, parts }: OutlineLine) =>
  `${markdownText(label)}: ${parts.map(formatPart).join('')}`;

const signs = { gone: '~~', new: '**' } as const;

/** A sign beside a space would stand for itself. */
function formatPart({ text, mark }: LinePart): string {
  const [, start = '', words = '', end = ''] = /^(\s*)(.*?)(\s*)$/s.exec(text) ?? [];
  if (!mark || !words) return markdownText(text);
  const space = (found: string) => (found ? ' ' : '');
  return `${space(start)}${signs[mark]}${markdownText(words)}${signs[mark]}${space(end)}`;
}
