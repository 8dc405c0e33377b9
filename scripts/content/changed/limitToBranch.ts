import type { Diagnostic } from '../diagnostic.ts';
import type { BranchChanges } from './branchChanges.ts';

/**
 * Keeps the findings that a branch answers for: those in files that it touches, and those in other
 * files that were not there before, such as a link to a page that it deleted.
 * @param findBefore the findings at the branch’s start; asked only where they matter
 */
export async function limitToBranch(
  diagnostics: readonly Diagnostic[],
  { files }: Pick<BranchChanges, 'files'>,
  findBefore: () => Promise<readonly Diagnostic[]>,
): Promise<readonly Diagnostic[]> {
  if (diagnostics.every(({ file }) => files.has(file))) return diagnostics;
  const before = new Set((await findBefore()).map(identity));
  return diagnostics.filter((found) => files.has(found.file) || !before.has(identity(found)));
}

/** An untouched file’s lines are where they were. */
const identity = ({ file, line, column, rule, message }: Diagnostic) =>
  JSON.stringify([file, line, column, rule, message]);
