import type { Diagnostic } from '../../model/diagnostic.ts';
import type { RuleId } from '../../model/rules/catalogue.ts';
import { foldersIn } from '../../source/folders.ts';
import { readContentFolder } from '../../source/readContentFolder.ts';
import { startOfBranch } from './branchChanges.ts';
import { GitProblem, git } from './checkBase.ts';
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
 * what its name is. Without git, or a main branch to compare with, the findings stay as they are.
 * @param root the project’s folder
 * @param base the commit to compare with, where it is known already
 */
export async function explainChange(
  root: string,
  diagnostics: readonly Diagnostic[],
  base?: string,
): Promise<readonly Diagnostic[]> {
  if (!diagnostics.some(({ rule }) => missing.has(rule))) return diagnostics;
  // It needs the Markdown parser, which most runs do without.
  const { explainHeadings } = await import('./explainHeadings.ts');
  const commit = base ?? (await baseOf(root));
  if (commit === undefined) return diagnostics;
  const { texts } = readContentFolder(foldersIn(root).content);
  const readSource = (file: string) => texts.get(file.replace(/^content\//, ''))?.text;
  const readBefore = (file: string) => git(root, ['show', `${commit}:./${file}`]);
  const moved = explainMoves(diagnostics, await movesSince(root, commit), readSource);
  return explainHeadings(moved, readSource, readBefore);
}

async function baseOf(root: string): Promise<string | undefined> {
  try {
    return await startOfBranch(root);
  } catch (error) {
    if (error instanceof GitProblem) return undefined;
    throw error;
  }
}
