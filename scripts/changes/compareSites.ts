import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { diffWords } from 'diff';
import { globSync } from 'tinyglobby';
import { type BuiltPage, readBuiltSite } from '../pageCheck/builtSite.ts';
import { readMoves } from '../serve/readMoves.ts';
import { comparePages } from './comparePages.ts';
import { type PageContent, readPageContent } from './pageContent.ts';
import type {
  Change,
  ChangedPage,
  MovedPage,
  RemovedPage,
  SharedChange,
  SiteChanges,
} from './siteChanges.ts';
import { wordsInCommon } from './wordsInCommon.ts';

/** A built site to compare. */
export interface SiteToCompare {
  /** The absolute path of its folder. */
  folder: string;
  /** The path that it lives under, ending in a slash. */
  base: string;
}

/** From so many pages on, a change is told once for all of them. */
const sharing = 3;

/**
 * Compares two built sites as visitors know them.
 * @param onProgress is told how many of the changed pages have been read
 */
export async function compareSites(
  was: SiteToCompare,
  is: SiteToCompare,
  onProgress: (done: number, total: number) => void = () => {},
): Promise<SiteChanges> {
  const [before, after] = await Promise.all([pagesOf(was), pagesOf(is)]);
  const isSame = ({ path: address, html }: BuiltPage) => before.get(address)?.html === html;
  const due = [...after.values()].filter((page) => !isSame(page));
  const lost = [...before.values()].filter((page) => !after.has(page.path));
  const total = due.length;
  const read = due.map(({ path: address, html }, index) => {
    onProgress(index + 1, total);
    const old = before.get(address);
    return {
      path: address,
      before: old && readPageContent(old.html),
      after: readPageContent(html),
    };
  });
  const fresh = read.filter((page) => !page.before);
  const moves = movesOf(is);
  const gone = lost.map((page) => ({ path: page.path, content: readPageContent(page.html) }));
  const moved = gone.flatMap((old) => findMove(old, fresh, moves));
  const isMoved = (address: string) =>
    moved.some(({ path: to, from }) => address === to || address === from);
  const pages = read.filter(({ path: address }) => !isMoved(address)).map(changedPage);
  const known = pages.filter(({ path: address }) => before.has(address));
  const shared = sharedChanges([...known, ...moved]);
  return {
    added: pages.filter(({ path: address }) => !before.has(address)),
    removed: gone.filter((page) => !isMoved(page.path)).map((page) => removedPage(page, moves)),
    moved: moved.map((page) => ownChanges(page, shared)),
    changed: known
      .map((page) => ownChanges(page, shared))
      .filter(({ changes }) => changes.length > 0),
    shared,
    files: compareFiles(was.folder, is.folder),
    unseen: known.filter(({ changes }) => changes.length === 0).map(({ path: address }) => address),
    pages: after.size,
  };
}

async function pagesOf({ folder, base }: SiteToCompare): Promise<Map<string, BuiltPage>> {
  const { pages } = await readBuiltSite(folder, base);
  const shown = pages.filter(({ status }) => status !== 301);
  return new Map(shown.map((page) => [page.path, page]));
}

/** Where old addresses lead, without the path that the site lives under. */
function movesOf({ folder, base }: SiteToCompare): ReadonlyMap<string, string> {
  const own = (address: string) =>
    address.startsWith(base) ? address.slice(base.length - 1) : address;
  return new Map([...readMoves(folder)].map(([from, to]) => [own(from), own(to)]));
}

interface ReadPage {
  path: string;
  before: PageContent | undefined;
  after: PageContent;
}

const changedPage = ({ path: address, before, after }: ReadPage): ChangedPage => ({
  path: address,
  name: after.name,
  changes: comparePages(before, after),
});

interface GonePage {
  path: string;
  content: PageContent;
}

/** A page that is gone is one that is new if its address says so, or most of its words. */
function findMove(
  { path: from, content }: GonePage,
  fresh: readonly ReadPage[],
  moves: ReadonlyMap<string, string>,
): MovedPage[] {
  const target = moves.get(from);
  const led = fresh.find((page) => page.path === target);
  const to = led ?? fresh.find(({ after }) => likeness(content, after) > 0.6);
  if (!to) return [];
  const { path: address, after } = to;
  const changes = comparePages(content, after);
  return [{ path: address, name: after.name, from, isLed: led !== undefined, changes }];
}

/** Without what all pages say, two of them have little in common. */
function likeness(a: PageContent, b: PageContent): number {
  const body = ({ name, blocks }: PageContent) =>
    blocks
      .slice(
        Math.max(
          0,
          blocks.findIndex(({ text }) => text === name),
        ),
      )
      .map(({ text }) => text)
      .join(' ');
  return a.name === b.name ? 1 : wordsInCommon(a.name, b.name) * wordsInCommon(body(a), body(b));
}

function removedPage(
  { path: address, content }: GonePage,
  moves: ReadonlyMap<string, string>,
): RemovedPage {
  const leadsTo = moves.get(address);
  return { path: address, name: content.name, ...(leadsTo && { leadsTo }) };
}

/** What at least so many pages have in common that it is told once. */
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

function ownChanges<Page extends ChangedPage>(page: Page, shared: readonly SharedChange[]): Page {
  const told = new Set(shared.map(({ change }) => keyOf(change)));
  return { ...page, changes: page.changes.filter((change) => !told.has(keyOf(change))) };
}

/** The same line is one change, whatever it stands under. */
const lineOf = (change: Change) => JSON.stringify({ ...change, under: '' });

/** The same words replaced are one change too, as of a phone number, whatever stands around them. */
function keyOf(change: Change): string {
  if (change.kind !== 'words' || !change.before || !change.after) return lineOf(change);
  const parts = diffWords(change.before, change.after).filter(
    ({ added, removed }) => added || removed,
  );
  return JSON.stringify(parts.map(({ value, added }) => [value, added]));
}

/** Files to download; pages, and what they are made of, are told by the pages. */
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
  const files = globSync('files/**', { cwd: folder });
  const hash = (file: string) =>
    createHash('sha256')
      .update(readFileSync(path.join(folder, file)))
      .digest('hex');
  return new Map(files.map((file) => [file, hash(file)]));
}
