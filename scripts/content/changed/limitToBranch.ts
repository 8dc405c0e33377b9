import type { Diagnostic } from '../diagnostic.ts';
import type { BranchChanges } from './branchChanges.ts';

/** Findings by whether a branch answers for them. */
export interface BranchFindings {
  own: readonly Diagnostic[];
  /** What was there before, in files that the branch leaves alone. */
  old: readonly Diagnostic[];
}

/**
 * Tells the findings that a branch answers for from others: its own are those in files that it
 * touches, and those in other files that were not there before, such as a link to a page that it
 * deleted.
 * @param findBefore the findings at the branch’s start; asked only where they matter
 */
export async function limitToBranch(
  diagnostics: readonly Diagnostic[],
  { files }: Pick<BranchChanges, 'files'>,
  findBefore: () => Promise<readonly Diagnostic[]>,
): Promise<BranchFindings> {
  if (diagnostics.every(({ file }) => files.has(file))) return { own: diagnostics, old: [] };
  const before = new Set((await findBefore()).map(identity));
  const isOld = (found: Diagnostic) => !files.has(found.file) && before.has(identity(found));
  return { own: diagnostics.filter((found) => !isOld(found)), old: diagnostics.filter(isOld) };
}

/** An untouched file’s lines are where they were. */
const identity = ({ file, line, column, rule, message }: Diagnostic) =>
  JSON.stringify([file, line, column, rule, message]);
