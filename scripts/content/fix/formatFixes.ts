import { plainText } from '../reporters/plainText.ts';
import { counted } from '../words/counted.ts';
import type { FixedLine } from './fixSource.ts';

/** Says what was changed, line by line, as it was and as it is. */
export function formatFixes(lines: readonly FixedLine[]): string {
  if (lines.length === 0) return 'There was nothing that could safely be fixed.\n';
  const changes = lines.map(
    (fixed) => `${plainText(fixed.file)}:${fixed.line}\n${formatFix(fixed)}`,
  );
  const changed = lines.reduce((sum, { before }) => sum + before.split('\n').length, 0);
  const files = new Set(lines.map(({ file }) => file)).size;
  return `${changes.join('')}Changed ${counted(changed, 'line')} in ${counted(files, 'file')}.\n`;
}

function formatFix({ before, after }: FixedLine): string {
  // A list of old and new lines would show the same twice.
  if (trimmed(before) === trimmed(after))
    return `${marked('=', after)}  The words are the same: they were moved to their place.\n`;
  return marked('-', before) + (after && marked('+', after));
}

const trimmed = (text: string) => text.replaceAll(/^\s+|\s+$/gm, '');

/** One line alone without the spaces before it; of several they tell how they belong together. */
function marked(sign: string, text: string): string {
  const lines = text.split('\n');
  const shown = lines.length > 1 ? lines : lines.map((line) => line.trim());
  return shown.map((line) => `  ${sign} ${plainText(line.trimEnd())}\n`).join('');
}
