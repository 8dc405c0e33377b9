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

/** As wide as any place needs, and quick to read: what a picture shows is not tested here. */
const picture = '<svg xmlns="http://www.w3.org/2000/svg" width="2400" height="1350"/>';

/** Of every file that nobody touched; any change gives it another one. */
const untouched = new Date('2020-01-01T00:00:00Z');

/** What a copy holds, by path: the bytes of a file, or `undefined` for a folder. */
const originals = new Map<string, string | Buffer | undefined>([['content', undefined]]);
for (const entry of readdirSync('content', { recursive: true, withFileTypes: true })) {
  const file = path.join(entry.parentPath, entry.name);
  const isPicture = file.startsWith(path.join('content', 'images'));
  const bytes = () => (isPicture ? picture : readFileSync(file));
  originals.set(file, entry.isDirectory() ? undefined : bytes());
}

const free: string[] = [];

/**
 * A project with the site’s content. Writing a hundred files takes longer than most tests, so a
 * copy is used again and again; only what a test changed is written anew.
 * @returns its root
 */
export function takeCopy(): string {
  const root = free.pop() ?? mkdtempSync(path.join(inject('copies'), 'content-'));
  restore(root);
  return root;
}

/** Gives a copy back; whatever was done to it is undone when it is taken again. */
export const giveBack = (root: string) => void free.push(root);

function restore(root: string): void {
  removeStrangers(root, '');
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
function removeStrangers(root: string, folder: string): void {
  for (const entry of readdirSync(path.join(root, folder), { withFileTypes: true })) {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory() && originals.has(file) && originals.get(file) === undefined) {
      removeStrangers(root, file);
    } else if (!entry.isFile() || !isOriginal(root, file)) {
      rmSync(path.join(root, file), { recursive: true, force: true });
    }
  }
}

function isOriginal(root: string, file: string): boolean {
  const bytes = originals.get(file);
  const { mtimeMs, size } = lstatSync(path.join(root, file));
  return bytes?.length === size && mtimeMs === untouched.getTime();
}
