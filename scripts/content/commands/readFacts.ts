import { on } from 'node:events';
import { closeSync, mkdirSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { ContentFolder, TextFile } from '../model/contentFolder.ts';
import { contentSchema } from '../model/contentTypes.ts';
import type { FileFacts } from '../model/fileFacts.ts';
import { compilerVersion } from '../source/folders.ts';
import { dropTrees, keepTrees, treeFiles } from '../source/treeStore.ts';

/** Facts by a hash of the file’s name and bytes. */
type Facts = ReadonlyMap<string, FileFacts>;

/** What this process already knows: while editing, all files but one are unchanged. */
const memory = new Map<string, FileFacts>();
const stored = new Map<string, ReadonlySet<string>>();

/**
 * Reads the facts of each file; only files whose bytes are new are parsed.
 * @param cacheFolder keeps the facts between runs; it may be deleted
 * @returns the facts of every file that has a schema, by its path below `content/`
 */
export async function readFacts(
  { texts }: ContentFolder,
  cacheFolder: string,
): Promise<ReadonlyMap<string, FileFacts>> {
  const file = path.join(cacheFolder, 'facts.ndjson');
  const known = stored.get(file) ?? recall(file, cacheFolder);
  const changed = [...texts.values()].filter(({ hash }) => !memory.has(hash));
  const hashes = await gatherMany(changed, cacheFolder);
  const used = new Map<string, FileFacts>();
  const facts = new Map<string, FileFacts>();
  for (const source of texts.values()) {
    const hash = hashes.get(source.path) ?? source.hash;
    const found = memory.get(hash);
    if (!found) continue;
    used.set(hash, found);
    facts.set(source.path, found);
  }
  if (known.size !== used.size || [...used.keys()].some((key) => !known.has(key))) {
    saveFacts(file, used);
    dropTrees(cacheFolder, used.values());
  }
  stored.set(file, new Set(used.keys()));
  return facts;
}

/** Loads the facts from earlier runs; texts whose trees are lost are left out, to be read again. */
function recall(file: string, cacheFolder: string): ReadonlySet<string> {
  const trees = treeFiles(cacheFolder);
  const keys = new Set<string>();
  for (const [hash, found] of loadFacts(file)) {
    const { tree } = found.body ?? {};
    if (tree && !trees.has(tree.file)) continue;
    memory.set(hash, found);
    keys.add(hash);
  }
  return keys;
}

// One line for each file: as a single text, the facts of ten thousand files would fill the memory.

/**
 * Reads facts from an earlier run.
 * @returns none if they cannot be read, or are from another version of the code
 */
export function loadFacts(file: string): Facts {
  try {
    const lines = linesOf(readFileSync(file));
    if (lines.next().value !== compilerVersion()) return new Map();
    return new Map(Array.from(lines, (line) => JSON.parse(line)));
  } catch {
    return new Map();
  }
}

/** One after the other: otherwise all lines would be in memory together with what they contain. */
function* linesOf(bytes: Buffer): Generator<string, undefined> {
  for (let start = 0; start < bytes.length; ) {
    const end = bytes.indexOf('\n', start);
    if (end < 0) return;
    yield bytes.toString('utf8', start, end);
    start = end + 1;
  }
}

/** Keeps facts for the next run; the file is complete at all times. */
export function saveFacts(file: string, facts: Facts): void {
  mkdirSync(path.dirname(file), { recursive: true });
  const part = `${file}.${process.pid}.part`;
  const descriptor = openSync(part, 'w');
  try {
    writeSync(descriptor, `${compilerVersion()}\n`);
    for (const entry of facts) writeSync(descriptor, `${JSON.stringify(entry)}\n`);
  } finally {
    closeSync(descriptor);
  }
  renameSync(part, file);
}

const batchSize = 25;

/** This thread reads fewer files than this before another one has loaded the parsers. */
const worthSharing = 300;

/** More threads would take longer to load the parsers than they save. */
const maxThreads = 4;

/** Loaded only when a file is new, because loading the parsers takes longer than all the rest. */
export const loadParsers = () => import('../check/gatherFacts.ts');

/**
 * Gathers the facts of files into the memory; if there are many, with the help of other threads.
 * @param cache the absolute path of the folder that keeps the trees of bodies
 * @returns for each file the hash of the text that was read, which may be newer than its own
 */
async function gatherMany(files: readonly TextFile[], cache: string): Promise<Map<string, string>> {
  const threads = files.length < worthSharing ? 1 : Math.min(availableParallelism(), maxThreads);
  const helpers = Array.from({ length: threads - 1 }, startHelper);
  const batches = batchesOf(files);
  const hashes = new Map<string, string>();
  const work = async (gather: Gather) => {
    for (const batch of batches) {
      const read = batch.map((file) => ({ path: file.path, ...file.read() }));
      const found = await gather(read, cache);
      for (const [index, { path, hash }] of read.entries()) {
        hashes.set(path, hash);
        const json = found[index];
        if (json !== undefined) memory.set(hash, JSON.parse(json));
      }
    }
  };
  const gatherHere: Gather = async (...question) => {
    // Lets the event loop give helpers their next batch.
    await setImmediate();
    return gatherBatch(...question);
  };
  try {
    // Each helper has a second batch waiting, because this thread is busy when the first is done.
    const asked = helpers.flatMap(({ ask }) => [ask, ask]);
    await Promise.all([gatherHere, ...asked].map(work));
  } finally {
    await Promise.all(helpers.map(({ end }) => end()));
  }
  return hashes;
}

function* batchesOf(files: readonly TextFile[]): Generator<readonly TextFile[]> {
  for (let start = 0; start < files.length; start += batchSize) {
    yield files.slice(start, start + batchSize);
  }
}

/** A file whose facts are not known yet. */
interface NewFile {
  /** The path below `content/`. */
  path: string;
  text: string;
}

/** Gives the facts of each file as JSON, because strings cut from a text would keep it in memory. */
type Gather = (files: readonly NewFile[], cache: string) => Promise<(string | undefined)[]>;

/**
 * Gathers the facts of files, and keeps the trees of their bodies.
 * @param cache the absolute path of the folder that keeps them
 * @returns `undefined` for a file without a schema
 */
export const gatherBatch: Gather = async (files, cache) => {
  const { gatherWithTree } = await loadParsers();
  const read = files.map(({ path, text }) => {
    const schema = contentSchema(path);
    return schema && gatherWithTree(`content/${path}`, text, schema);
  });
  const places = keepTrees(
    cache,
    read.flatMap((found) => found?.tree ?? []),
  ).values();
  return read.map((found) => {
    const { facts, tree } = found ?? {};
    const body = facts?.body && tree && { ...facts.body, tree: places.next().value };
    return facts && JSON.stringify(body ? { ...facts, body } : facts);
  });
};

/** Starts a thread that answers questions in order. */
function startHelper() {
  // Helpers must not inherit the Node options of this thread.
  const thread = new Worker(new URL('./gatherThread.js', import.meta.url), { execArgv: [] });
  const answers = on(thread, 'message');
  const ask: Gather = async (...question) => {
    thread.postMessage(question);
    const { value } = await answers.next();
    return value[0];
  };
  return { ask, end: () => thread.terminate() };
}
