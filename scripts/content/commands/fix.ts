import { type FixedLine, fixSource } from '../check/cures/fixSource.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import { counted } from '../model/words.ts';
import { plainCode, plainText } from '../report/plainText.ts';
import { byFile } from '../report/reportContext.ts';
import { absoluteOf, type Folders } from '../source/folders.ts';
import { contentReader } from '../source/readContentFolder.ts';
import { replaceFile } from './replaceFile.ts';

/** Fixes let later checks run, which may suggest more; this limit ends any cycle of suggestions. */
const maxRounds = 5;

/**
 * Applies the safe suggestions and checks again, until none are left.
 * @param folders where the content is
 * @param examine finds what is wrong now
 * @returns the lines that were changed, and what is still wrong
 * @throws when a file cannot be written; the file is then unchanged
 */
export async function fixContent(
  folders: Pick<Folders, 'content'>,
  examine: () => Promise<readonly Diagnostic[]>,
): Promise<{ lines: FixedLine[]; diagnostics: readonly Diagnostic[] }> {
  const lines: FixedLine[] = [];
  let diagnostics = await examine();
  for (let round = 0; round < maxRounds; round++) {
    const fixed = await fixOnce(folders, diagnostics);
    if (fixed.length === 0) break;
    lines.push(...fixed);
    diagnostics = await examine();
  }
  return { lines, diagnostics };
}

async function fixOnce(
  folders: Pick<Folders, 'content'>,
  diagnostics: readonly Diagnostic[],
): Promise<FixedLine[]> {
  const readSource = contentReader(folders.content);
  const fixed: FixedLine[] = [];
  for (const { file, findings } of byFile(diagnostics)) {
    if (!findings.some(({ suggestion }) => suggestion !== undefined)) continue;
    const source = readSource(file);
    if (source === undefined) continue;
    const { text, lines } = fixSource(source, findings);
    if (lines.length === 0) continue;
    await replaceFile(absoluteOf(folders, file), text);
    fixed.push(...lines);
  }
  return fixed;
}

/** Shows what was changed, line by line, before and after. */
export function formatFixes(lines: readonly FixedLine[]): string {
  if (lines.length === 0) return 'There was nothing that could be fixed safely.\n';
  const changes = lines.map(
    (fixed) => `${plainText(fixed.file)}:${fixed.line}\n${formatFix(fixed)}`,
  );
  const changed = lines.reduce((sum, { before }) => sum + before.split('\n').length, 0);
  const files = new Set(lines.map(({ file }) => file)).size;
  return `${changes.join('')}Changed ${counted(changed, 'line')} in ${counted(files, 'file')}.\n`;
}

function formatFix({ before, after }: FixedLine): string {
  // A list of old and new lines would show the same twice.
  if (after && trimmed(before) === trimmed(after))
    return `${marked('=', after)}  The words are the same; they were moved to where they belong.\n`;
  return marked('-', before) + (after && marked('+', after));
}

const trimmed = (text: string) => text.replaceAll(/^\s+|\s+$/gm, '');

/** A single line is shown without indentation; several need it to show their structure. */
function marked(sign: string, text: string): string {
  const lines = text.split('\n');
  const shown = lines.length > 1 ? lines : lines.map((line) => line.trim());
  return shown.map((line) => `  ${sign} ${plainCode(line.trimEnd())}\n`).join('');
}
