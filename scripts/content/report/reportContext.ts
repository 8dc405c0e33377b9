import type { Diagnostic, Report } from '../model/diagnostic.ts';
import { counted } from '../model/words.ts';

/** Where a reader can change a file in the browser. */
export interface Repository {
  /** The address of the repository that holds the branch, without a slash at the end. */
  url: string;
  branch: string;
}

/** A page of the site, and the file that words it, from the project’s folder. */
interface EditablePage {
  path: string;
  file: string;
}

/** What a reporter may know besides the findings; it reads nothing by itself. */
export interface ReportContext {
  /** The text of a file by the path that findings name; `undefined` for one without text. */
  readSource: (file: string) => string | undefined;
  /** What editors call a file: the title of its page. */
  titles: ReadonlyMap<string, string>;
  /** The files that the pull request touches. */
  changedFiles?: ReadonlySet<string>;
  repository?: Repository;
  /** All pages, where it is told how each is edited. */
  pages?: readonly EditablePage[];
  /** What the summary begins with, in place of its own verdict: Markdown that ends its line. */
  verdict?: string;
  /** The published site’s address, without a slash at the end, where its forms know the repository. */
  forms?: string;
}

/** For callers that have only the findings. */
export const emptyContext: ReportContext = { readSource: () => undefined, titles: new Map() };

/** More than these nobody reads beside the findings of a change. */
const limit = 10;

/** What is wrong in files that a change leaves alone, as far as it stops the site. */
interface Elsewhere {
  /** “1 error elsewhere”. */
  count: string;
  /** One for each error, in plain text; the last may count the rest. */
  lines: string[];
}

/** @returns `undefined` where nothing elsewhere stops the site */
export function elsewhereOf({ elsewhere }: Report): Elsewhere | undefined {
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
