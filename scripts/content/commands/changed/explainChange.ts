import type { Diagnostic } from '../../model/diagnostic.ts';
import type { RuleId } from '../../model/rules/catalogue.ts';
import { foldersIn } from '../../source/folders.ts';
import { readContentFolder } from '../../source/readContentFolder.ts';
import { git } from './checkBase.ts';
import { explainMoves } from './explainMoves.ts';
import { movesSince } from './moves.ts';

/** Rules about what is not there. */
const missing = new Set<RuleId>([
  'unknown-reference',
  'unknown-page',
  'unknown-anchor',
  'missing-picture',
]);

/**
 * Adds what only the history knows: that what a finding misses was deleted or renamed just now, and
 * what its name is.
 * @param root the project’s folder
 * @param base the commit to compare with
 */
export async function explainChange(
  root: string,
  diagnostics: readonly Diagnostic[],
  base: string,
): Promise<readonly Diagnostic[]> {
  if (!diagnostics.some(({ rule }) => missing.has(rule))) return diagnostics;
  // It needs the Markdown parser, which most runs do without.
  const { explainHeadings } = await import('./explainHeadings.ts');
  const { texts } = readContentFolder(foldersIn(root).content);
  const readSource = (file: string) => texts.get(file.replace(/^content\//, ''))?.text;
  const readBefore = (file: string) => git(root, ['show', `${base}:./${file}`]);
  const moved = explainMoves(diagnostics, await movesSince(root, base), readSource);
  return explainHeadings(moved, readSource, readBefore);
}
