import { hash } from 'node:crypto';
import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import type { Nodes, Root } from 'mdast';
import type { FileFacts, TreePlace } from '../model/fileFacts.ts';

// Parsing takes the longest, so the tree that the check parsed is kept and rendered, in this run or
// a later one. Ten thousand trees would fill the memory, and creating a file for each takes as long
// as writing them twice, so trees that were parsed together share a file.

const folderIn = (cache: string) => path.join(cache, 'trees');

const hashOf = (json: Buffer | string) => hash('sha256', json, 'hex');

/**
 * Keeps the trees of bodies, without the positions of their nodes, which are no longer needed.
 * @param cache the absolute path of a folder that may be deleted
 * @param trees are stripped of their positions in place
 * @returns where each is kept
 */
export function keepTrees(cache: string, trees: readonly Root[]): TreePlace[] {
  if (trees.length === 0) return [];
  const texts = trees.map((tree) => {
    dropPlaces(tree);
    return Buffer.from(JSON.stringify(tree));
  });
  const all = Buffer.concat(texts);
  const file = hashOf(all);
  mkdirSync(folderIn(cache), { recursive: true });
  writeFileSync(path.join(folderIn(cache), file), all);
  let start = 0;
  return texts.map((text) => {
    const place = { file, start, length: text.length, hash: hashOf(text) };
    start += text.length;
    return place;
  });
}

function dropPlaces(node: Nodes): void {
  node.position = undefined;
  if ('children' in node) for (const child of node.children) dropPlaces(child);
}

/** The names of the files that hold trees. */
export function treeFiles(cache: string): ReadonlySet<string> {
  const folder = folderIn(cache);
  return new Set(existsSync(folder) ? readdirSync(folder) : []);
}

/** @returns `undefined` if the tree is missing or damaged */
export function loadTree(cache: string, place: TreePlace): Root | undefined {
  try {
    const json = readPart(path.join(folderIn(cache), place.file), place);
    return hashOf(json) === place.hash ? JSON.parse(json.toString()) : undefined;
  } catch {
    return undefined;
  }
}

function readPart(file: string, { start, length }: TreePlace): Buffer {
  const descriptor = openSync(file, 'r');
  try {
    const part = Buffer.alloc(length);
    readSync(descriptor, part, 0, length, start);
    return part;
  } finally {
    closeSync(descriptor);
  }
}

/**
 * Removes the files whose trees are all unused: as long as one of its trees is used, a file stays.
 */
export function dropTrees(cache: string, used: Iterable<FileFacts>): void {
  const files = new Set([...used].map(({ body }) => body?.tree?.file));
  for (const name of treeFiles(cache)) {
    if (!files.has(name)) rmSync(path.join(folderIn(cache), name), { force: true });
  }
}
