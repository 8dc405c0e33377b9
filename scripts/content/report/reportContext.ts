import type { Diagnostic, Report } from '../model/diagnostic.ts';
import { counted } from '../model/words.ts';

/** The repository where a reader can edit a file in the browser. */
export interface Repository {
  /** The address of the repository that holds the branch, without a slash at the end. */
  url: string;
  branch: string;
}

/** What a reporter may know besides the findings; it reads no files on its own. */
export interface ReportContext {
  /** The text of a file, by its path in findings; `undefined` for a file without text. */
  readSource: (file: string) => string | undefined;
  /** The title of each file’s page, by which editors know the file. */
  titles: ReadonlyMap<string, string>;
  /** The files that the pull request touches. */
  changedFiles?: ReadonlySet<string>;
  repository?: Repository;
  /** All pages, each with the file of its words, if the report should say how to edit them. */
  pages?: readonly { path: string; file: string }[];
  /** What errors mean for the site, as a sentence; without it, they left the site as it was. */
  outcome?: string;
  /** Replaces the summary’s own verdict: Markdown that ends with a line break. */
  verdict?: string;
  /** The published site’s address, without a slash at the end, if its forms know the repository. */
  forms?: string;
}

/** Nobody reads more than these besides the findings of a change. */
const limit = 10;

/**
 * The errors in files that a change does not touch: they stop the site too.
 * @returns “1 error elsewhere”, and a line of plain text for each; the last may count the rest
 */
export function elsewhereOf({ elsewhere }: Report): { count: string; lines: string[] } | undefined {
  if (elsewhere.length === 0) return undefined;
  const lines = elsewhere
    .slice(0, limit)
    .map(({ file, line, message }) => `${file}, line ${line}: ${message}`);
  const rest = elsewhere.length - lines.length;
  if (rest > 0) lines.push(`… and ${rest} more.`);
  return { count: `${counted(elsewhere.length, 'error')} elsewhere`, lines };
}

/** Findings about one file. */
export interface FileFindings {
  file: string;
  findings: readonly Diagnostic[];
}

/** Groups findings by file; keeps the order of files and of findings. */
export function byFile(diagnostics: readonly Diagnostic[]): FileFindings[] {
  const groups = new Map<string, Diagnostic[]>();
  for (const diagnostic of diagnostics) {
    const group = groups.get(diagnostic.file);
    if (group) group.push(diagnostic);
    else groups.set(diagnostic.file, [diagnostic]);
  }
  return [...groups].map(([file, findings]) => ({ file, findings }));
}
