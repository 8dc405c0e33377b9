import { diffWords } from 'diff';
import type { Change, ChangedPage, SharedChange } from './siteChanges.ts';

/** From this many pages on, a change is reported once for all of them. */
const sharing = 3;

/** The changes that enough pages share to be reported once. */
export function sharedChanges(pages: readonly ChangedPage[]): SharedChange[] {
  const groups = new Map<string, { lines: Map<string, Change>; pages: Set<string> }>();
  for (const { path: address, changes } of pages) {
    for (const change of changes) {
      const group = groups.get(keyOf(change)) ?? { lines: new Map(), pages: new Set() };
      group.pages.add(address);
      group.lines.set(lineOf(change), group.lines.get(lineOf(change)) ?? change);
      groups.set(keyOf(change), group);
    }
  }
  return [...groups.values()]
    .flatMap(({ lines, pages: on }) => {
      const [change] = lines.values();
      return change ? [{ change, alike: lines.size - 1, pages: [...on] }] : [];
    })
    .filter((group) => group.pages.length >= sharing)
    .sort((a, b) => b.pages.length - a.pages.length);
}

/** A page without the changes that are reported once for several. */
export function ownChanges<Page extends ChangedPage>(
  page: Page,
  shared: readonly SharedChange[],
): Page {
  const told = new Set(shared.map(({ change }) => keyOf(change)));
  return { ...page, changes: page.changes.filter((change) => !told.has(keyOf(change))) };
}

/** The same line is one change, whatever heading it is under. */
const lineOf = (change: Change) => JSON.stringify({ ...change, under: '' });

/** Replacing the same words, such as a phone number, is one change too, whatever is around them. */
function keyOf(change: Change): string {
  if (change.kind !== 'words' || !change.before || !change.after) return lineOf(change);
  const parts = diffWords(change.before, change.after).filter(
    ({ added, removed }) => added || removed,
  );
  return JSON.stringify(parts.map(({ value, added }) => [value, added]));
}
