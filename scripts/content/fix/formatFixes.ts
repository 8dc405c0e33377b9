import { plainText } from '../reporters/plainText.ts';
import { counted } from '../words/counted.ts';
import type { FixedLine } from './fixSource.ts';

/** Says what was changed, line by line, as it was and as it is. */
export function formatFixes(lines: readonly FixedLine[]): string {
  if (lines.length === 0) return 'There was nothing that could safely be fixed.\n';
  const changes = lines.map(({ file, line, before, after }) => {
    const now = after ? `  + ${plainText(after.trim())}\n` : '';
    return `${plainText(file)}:${line}\n  - ${plainText(before.trim())}\n${now}`;
  });
  const files = new Set(lines.map(({ file }) => file)).size;
  return `${changes.join('')}Changed ${counted(lines.length, 'line')} in ${counted(files, 'file')}.\n`;
}
