import { existsSync, readFileSync } from 'node:fs';
import {
  type Diagnostic,
  type Finding,
  locate,
  type Range,
  startOfFile,
} from '../content/model/diagnostic.ts';
import { fileOfPage } from '../content/model/routes.ts';
import { absoluteOf, currentFolders } from '../content/source/folders.ts';
import { rangeAt } from '../content/source/lines.ts';
import type { BuiltSite } from '../serve/builtPages.ts';
import { type PageFinding, readPages } from './readPages.ts';
import { type Visits, visitPages } from './visitPages.ts';

/**
 * Checks every page of a built site, whatever pages there are.
 * @param options as for {@link visitPages}
 */
export async function checkPages(
  site: BuiltSite,
  options: Parameters<typeof visitPages>[1],
): Promise<{ diagnostics: Diagnostic[]; visits: Visits }> {
  // Reading keeps this process busy while the browser starts.
  const [read, visits] = await Promise.all([readPages(site), visitPages(site, options)]);
  return { diagnostics: together([...read, ...visits.findings]), visits };
}

/** Up to this many pages with the same problem are reported one by one; more have one cause. */
const maxAlike = 3;

/** The findings as diagnostics; a problem of many pages is reported once, with their number. */
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

function locateOne({ path, found }: PageFinding): Diagnostic {
  const file = sourceOfPage(path);
  return locate(found, file, placeOf(found, readText(file)));
}

/** The content file of a page of the built site. */
export function sourceOfPage(path: string): string {
  const folders = currentFolders();
  return fileOfPage(path, (file) => existsSync(absoluteOf(folders, file)));
}

/** How pages of the built site are edited, for reports. */
export async function waysToEdit(paths: readonly string[]) {
  const { site } = await import('#content/site');
  const pages = paths.map((path) => ({ path, file: sourceOfPage(path) }));
  return { pages, ...(site.editing && { forms: site.url }) };
}

/** Where a file has the words that a finding quotes; its start if it has none of them. */
export function placeOf({ message }: Pick<Finding, 'message'>, text: string): Range {
  const quoted = [...message.matchAll(/“([^”]+)”/g)].map(([, words = '']) => words);
  const words = quoted.find((candidate) => text.includes(candidate));
  if (words === undefined) return startOfFile;
  const start = text.indexOf(words);
  return rangeAt(text, start, start + words.length);
}

function readText(file: string): string {
  try {
    return readFileSync(absoluteOf(currentFolders(), file), 'utf8');
  } catch {
    return '';
  }
}

function locateFirst([first, ...others]: readonly PageFinding[]): Diagnostic[] {
  if (!first) return [];
  const help = `${first.found.help} ${others.length} more pages have the same problem, for example ${others[0]?.path}.`;
  const found: Finding = { ...first.found, help };
  return [locateOne({ ...first, found })];
}
