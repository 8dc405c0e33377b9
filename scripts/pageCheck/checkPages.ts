import { type Diagnostic, startOfFile } from '../content/diagnostic.ts';
import { type Finding, locate } from '../content/rules/finding.ts';
import type { BuiltSite } from './builtSite.ts';
import { fileOfPage } from './fileOfPage.ts';
import { type PageFinding, readPages } from './readPages.ts';
import { type Visits, visitPages } from './visitPages.ts';

export interface CheckedPages {
  diagnostics: Diagnostic[];
  visits: Visits;
}

/**
 * Looks at every page of a built site, whatever pages there are.
 * @param options as {@link visitPages} takes them
 */
export async function checkPages(
  site: BuiltSite,
  options: Parameters<typeof visitPages>[1],
): Promise<CheckedPages> {
  const read = await readPages(site);
  const visits = await visitPages(site, options);
  return { diagnostics: together([...read, ...visits.findings]), visits };
}

/** As many pages with the same trouble are told of one by one; more have one cause. */
const maxAlike = 3;

/** The findings as diagnostics; the same trouble of many pages is told once, with their number. */
export function together(findings: readonly PageFinding[]): Diagnostic[] {
  const groups = new Map<string, PageFinding[]>();
  for (const finding of findings) {
    const { path, found } = finding;
    const key = found.rule + found.message.replace(path, '');
    groups.set(key, [...(groups.get(key) ?? []), finding]);
  }
  return [...groups.values()].flatMap((group) =>
    group.length <= maxAlike ? group.map(locateOne) : locateFirst(group),
  );
}

const locateOne = ({ path, found }: PageFinding) => locate(found, fileOfPage(path), startOfFile);

function locateFirst([first, ...others]: readonly PageFinding[]): Diagnostic[] {
  if (!first) return [];
  const help = `${first.found.help} The same is on ${others.length} more pages, for example ${others[0]?.path}.`;
  const found: Finding = { ...first.found, help };
  return [locateOne({ ...first, found })];
}
