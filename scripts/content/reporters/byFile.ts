import type { Diagnostic } from '../diagnostic.ts';

/** Findings about one file. */
export interface FileFindings {
  file: string;
  findings: readonly Diagnostic[];
}

/** Groups findings by their file, both in the order in which they come. */
export function byFile(diagnostics: readonly Diagnostic[]): FileFindings[] {
  const groups = new Map<string, Diagnostic[]>();
  for (const diagnostic of diagnostics) {
    const group = groups.get(diagnostic.file);
    if (group) group.push(diagnostic);
    else groups.set(diagnostic.file, [diagnostic]);
  }
  return [...groups].map(([file, findings]) => ({ file, findings }));
}
