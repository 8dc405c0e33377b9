import { hash } from 'node:crypto';
import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readSync,
  renameSync,
  rmSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import path from 'node:path';
import type { Nodes, Root } from 'mdast';
import { compilerVersion } from '../../codeVersion.ts';
import { partEnding } from '../../writeWhole.ts';
import type { FileFacts, TreePlace } from '../model/fileFacts.ts';

/** Facts by a hash of the file’s name and bytes. */
type Facts = ReadonlyMap<string, FileFacts>;

// One line for each file: as a single JSON, the facts of ten thousand files would fill the memory.

const factsIn = (cache: string) => path.join(cache, 'facts.ndjson');

/**
 * Reads facts from an earlier run; those whose trees are lost are left out, to be gathered again.
 * @param cache the absolute path of a folder that may be deleted
 * @returns none if they cannot be read, or are from another version of the code
 */
export function loadFacts(cache: string): Facts {
  try {
    const lines = linesOf(factsIn(cache));
    if (lines.next().value !== compilerVersion()) return new Map();
    const facts = Array.from(lines, (line): [string, FileFacts] => JSON.parse(line));
    const trees = treeFiles(cache);
    return new Map(facts.filter(([, { body }]) => !body?.tree || trees.has(body.tree.file)));
  } catch {
    return new Map();
  }
}

/** Read bit by bit, as the lines of ten thousand files have 44 MB. */
function* linesOf(file: string): Generator<string, undefined> {
  const descriptor = openSync(file, 'r');
  const bytes = Buffer.alloc(1024 * 1024);
  let rest = '';
  let read: number;
  try {
    do {
      read = readSync(descriptor, bytes);
      const lines = (rest + bytes.toString('latin1', 0, read)).split('\n');
      rest = lines.pop() ?? '';
      yield* lines;
    } while (read > 0);
  } finally {
    closeSync(descriptor);
  }
}

/** JSON in ASCII, which is read a third faster than the UTF-8 of a few typographic signs. */
const asciiJson = (value: unknown) =>
  JSON.stringify(value).replace(
    /[^\0-\x7f]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/** Keeps facts for the next run, and only their trees; the file is complete at all times. */
export function saveFacts(cache: string, facts: Facts): void {
  mkdirSync(cache, { recursive: true });
  const part = `${factsIn(cache)}.${process.pid}${partEnding}`;
  const descriptor = openSync(part, 'w');
  try {
    writeSync(descriptor, `${compilerVersion()}\n`);
    for (const entry of facts) writeSync(descriptor, `${asciiJson(entry)}\n`);
  } finally {
    closeSync(descriptor);
  }
  renameSync(part, factsIn(cache));
  dropTrees(cache, facts.values());
}

// Parsing takes the longest, so the tree that the check parsed is kept and rendered, in this run or
// a later one. Ten thousand trees would fill the memory, and creating a file for each takes as long
// as writing them twice, so trees that were parsed together share a file.

const folderIn = (cache: string) => path.join(cache, 'trees');

const hashOf = (json: Buffer | string) => hash('sha256', json, 'hex');

/**
 * Keeps the trees of bodies, without the positions of their nodes, which are no longer needed.
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
function treeFiles(cache: string): ReadonlySet<string> {
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
function dropTrees(cache: string, used: Iterable<FileFacts>): void {
  const files = new Set([...used].map(({ body }) => body?.tree?.file));
  for (const name of treeFiles(cache)) {
    if (!files.has(name)) rmSync(path.join(folderIn(cache), name), { force: true });
  }
}
