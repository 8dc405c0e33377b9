import {
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { inject } from 'vitest';

/** As wide as any place needs, and quick to read: the pictures’ content is not tested here. */
const picture = '<svg xmlns="http://www.w3.org/2000/svg" width="2400" height="1350"/>';

/** The time of every untouched file; any change gives a file a different one. */
const untouched = new Date('2020-01-01T00:00:00Z');

/** What runs cache by the hashes of what they read, so it fits any content. */
const cache = '.cache';

/** What a copy holds, by path: the bytes of a file, or `undefined` for a folder. */
type Originals = ReadonlyMap<string, string | Buffer | undefined>;

function readOriginals(folder: string): Originals {
  const originals = new Map<string, string | Buffer | undefined>([['content', undefined]]);
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name);
    const isPicture = file.startsWith(path.join(folder, 'images'));
    const bytes = () => (isPicture ? picture : readFileSync(file));
    const name = path.join('content', path.relative(folder, file));
    originals.set(name, entry.isDirectory() ? undefined : bytes());
  }
  return originals;
}

/** Projects with some content, each used by one test at a time. */
export interface Copies {
  /** @returns a copy’s root */
  take: () => string;
  /** Returns a copy; whatever was done to it is undone when it is taken again. */
  giveBack: (root: string) => void;
}

/**
 * Copies of a content folder. Writing a hundred files takes longer than most tests, so copies are
 * reused, and only what a test changed is written again.
 */
export function copiesOf(folder: string): Copies {
  let originals: Originals | undefined;
  const free: string[] = [];
  return {
    take: () => {
      originals ??= readOriginals(folder);
      const root = free.pop() ?? mkdtempSync(path.join(inject('copies'), 'content-'));
      restore(root, originals);
      return root;
    },
    giveBack: (root) => void free.push(root),
  };
}

function restore(root: string, originals: Originals): void {
  removeStrangers(root, '', originals);
  for (const [file, bytes] of originals) {
    const target = path.join(root, file);
    if (lstatSync(target, { throwIfNoEntry: false })) continue;
    if (bytes === undefined) {
      mkdirSync(target);
    } else {
      writeFileSync(target, bytes);
      utimesSync(target, untouched, untouched);
    }
  }
}

/** Removes what a test added or changed. */
function removeStrangers(root: string, folder: string, originals: Originals): void {
  for (const entry of readdirSync(path.join(root, folder), { withFileTypes: true })) {
    const file = path.join(folder, entry.name);
    if (file === cache) continue;
    if (entry.isDirectory() && originals.has(file) && originals.get(file) === undefined) {
      removeStrangers(root, file, originals);
    } else if (!entry.isFile() || !isOriginal(path.join(root, file), originals.get(file))) {
      rmSync(path.join(root, file), { recursive: true, force: true });
    }
  }
}

function isOriginal(file: string, bytes: string | Buffer | undefined): boolean {
  const { mtimeMs, size } = lstatSync(file);
  return bytes?.length === size && mtimeMs === untouched.getTime();
}
