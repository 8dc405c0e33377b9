import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { diffWords } from 'diff';
import type { OnProgress } from '../inParallel.ts';
import { listFiles } from '../listFiles.ts';
import { builtFiles } from '../serve/builtPages.ts';
import { readMoves } from '../serve/hostFiles.ts';
import { comparePages, wordsInCommon } from './comparePages.ts';
import { type PageContent, readPageContent } from './pageContent.ts';
import type { Change, ChangedPage, MovedPage, SharedChange, SiteChanges } from './siteChanges.ts';

/**
 * Compares two built sites as visitors see them.
 * @param was the absolute path of the site’s folder as it was; `is` as it is
 * @param onProgress is told how many of the pages have been compared
 */
export function compareSites(
  was: string,
  is: string,
  onProgress: OnProgress = () => {},
): SiteChanges {
  const [before, after] = [pagesOf(was), pagesOf(is)];
  const changed: ChangedPage[] = [];
  const fresh: ReadPage[] = [];
  // One page at a time: thousands of them may not fit in memory at once.
  for (const [index, [address, html]] of [...after].entries()) {
    onProgress(index + 1, after.size);
    const [old, now] = [before.get(address)?.(), html()];
    if (old === now) continue;
    const content = readPageContent(now);
    if (old === undefined) fresh.push({ path: address, content });
    else changed.push(changedPage(address, readPageContent(old), content));
  }
  const gone = [...before]
    .filter(([address]) => !after.has(address))
    .map(([address, html]) => ({ path: address, content: readPageContent(html()) }));
  const moves = readMoves(is);
  const moved = findMoves(gone, fresh, moves);
  const movedAddresses = new Set(moved.flatMap(({ path: to, from }) => [to, from]));
  const shared = sharedChanges([...changed, ...moved]);
  return {
    added: fresh
      .filter((page) => !movedAddresses.has(page.path))
      .map(({ path: address, content }) => changedPage(address, undefined, content)),
    removed: gone
      .filter((page) => !movedAddresses.has(page.path))
      .map(({ path: address, content }) => {
        const leadsTo = moves.get(address);
        return { path: address, name: content.name, ...(leadsTo && { leadsTo }) };
      }),
    moved: moved.map((page) => ownChanges(page, shared)),
    changed: changed
      .map((page) => ownChanges(page, shared))
      .filter(({ changes }) => changes.length > 0),
    shared,
    files: compareFiles(was, is),
    unseen: changed.filter(({ changes }) => changes.length === 0).map((page) => page.path),
    pages: after.size,
  };
}

/** A function that reads each page, by its address; pages that only redirect do not count. */
function pagesOf(folder: string): ReadonlyMap<string, () => string> {
  const shown = builtFiles(folder).filter(({ status }) => status !== 301);
  return new Map(
    shown.map(({ path: address, file }) => [
      address,
      () => readFileSync(path.join(folder, file), 'utf8'),
    ]),
  );
}

/** A page that only one of two sites has. */
interface ReadPage {
  path: string;
  content: PageContent;
}

/** @param before `undefined` for a new page */
const changedPage = (
  address: string,
  before: PageContent | undefined,
  after: PageContent,
): ChangedPage => ({ path: address, name: after.name, changes: comparePages(before, after) });

/** With more pairs of pages, only addresses and headings are compared, not words. */
const maxPairs = 2500;

/** Matches pages that are gone with new ones: by redirect, heading, or most of their words. */
function findMoves(
  gone: readonly ReadPage[],
  fresh: readonly ReadPage[],
  moves: ReadonlyMap<string, string>,
): MovedPage[] {
  const byPath = new Map(fresh.map((page) => [page.path, page]));
  const byName = new Map(fresh.map((page) => [page.content.name, page]));
  const isFew = gone.length * fresh.length <= maxPairs;
  return gone.flatMap(({ path: from, content }) => {
    const leadsTo = moves.get(from);
    const led = byPath.get(leadsTo ?? '');
    // It leads to a page that was there before, so no new one takes its place.
    if (leadsTo && !led) return [];
    const alike = () => fresh.find((page) => likeness(content, page.content) > 0.6);
    const to = led ?? byName.get(content.name) ?? (isFew ? alike() : undefined);
    if (!to) return [];
    return [{ ...changedPage(to.path, content, to.content), from, isLed: led !== undefined }];
  });
}

/** Leaves out what comes before the main heading, as it is the same on all pages. */
function likeness(a: PageContent, b: PageContent): number {
  const body = ({ name, blocks }: PageContent) => {
    const texts = blocks.map(({ text }) => text);
    return texts.slice(Math.max(0, texts.indexOf(name))).join(' ');
  };
  return wordsInCommon(a.name, b.name) * wordsInCommon(body(a), body(b));
}

/** Only files to download: pages, and what they are made of, are compared as pages. */
function compareFiles(was: string, is: string): SiteChanges['files'] {
  const [before, after] = [hashesOf(was), hashesOf(is)];
  return [...new Set([...before.keys(), ...after.keys()])].sort().flatMap((file) => {
    const [old, now] = [before.get(file), after.get(file)];
    if (old === now) return [];
    const change = old === undefined ? 'new' : now === undefined ? 'gone' : 'other';
    return [{ path: `/${file}`, change } as const];
  });
}

function hashesOf(folder: string): ReadonlyMap<string, string> {
  const files = listFiles(path.join(folder, 'files')).map((file) => `files/${file}`);
  const hashOf = (file: string) => hash('sha256', readFileSync(path.join(folder, file)), 'hex');
  return new Map(files.map((file) => [file, hashOf(file)]));
}

/** From this many pages on, a change is reported once for all of them. */
const sharing = 3;

/** The changes that enough pages share to be reported once. */
function sharedChanges(pages: readonly ChangedPage[]): SharedChange[] {
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
function ownChanges<Page extends ChangedPage>(page: Page, shared: readonly SharedChange[]): Page {
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
