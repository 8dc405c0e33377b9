import { hash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Nodes, Root } from 'mdast';
import type { FileFacts } from '../model/fileFacts.ts';

// Parsing takes longest of all: the tree that the check found a body’s facts in is the one that is
// rendered, in this run or a later one. Each is a file, as ten thousand would fill the memory.

const folderIn = (cache: string) => path.join(cache, 'trees');

/** Of its bytes, so that a tree that was damaged is noticed. */
const nameOf = (json: string) => hash('sha256', json, 'hex');

/**
 * Keeps a body’s tree, without the places of its nodes, which nobody asks for any more.
 * @param cache the absolute path of a folder that may be deleted
 * @param tree loses them
 * @returns the name that it is kept under
 */
export function keepTree(cache: string, tree: Root): string {
  dropPlaces(tree);
  const json = JSON.stringify(tree);
  const name = nameOf(json);
  mkdirSync(folderIn(cache), { recursive: true });
  writeFileSync(path.join(folderIn(cache), name), json);
  return name;
}

function dropPlaces(node: Nodes): void {
  node.position = undefined;
  if ('children' in node) for (const child of node.children) dropPlaces(child);
}

/**
 * @param name what it is kept under
 * @returns `undefined` where it is not there, or damaged
 */
export function loadTree(cache: string, name: string): Root | undefined {
  try {
    const json = readFileSync(path.join(folderIn(cache), name), 'utf8');
    return nameOf(json) === name ? JSON.parse(json) : undefined;
  } catch {
    return undefined;
  }
}

/** Removes the trees of bodies that are gone. */
export function dropTrees(cache: string, used: Iterable<FileFacts>): void {
  const names = new Set([...used].map(({ body }) => body?.tree));
  mkdirSync(folderIn(cache), { recursive: true });
  for (const name of readdirSync(folderIn(cache))) {
    if (!names.has(name)) rmSync(path.join(folderIn(cache), name), { force: true });
  }
}
