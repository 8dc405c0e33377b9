import { on } from 'node:events';
import { availableParallelism } from 'node:os';
import { setImmediate } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { ContentFolder, TextFile } from '../model/contentFolder.ts';
import { contentSchema } from '../model/contentTypes.ts';
import type { FileFacts } from '../model/fileFacts.ts';
import { keepTrees, loadFacts, saveFacts } from '../source/factStore.ts';

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
  const known = stored.get(cacheFolder) ?? recall(cacheFolder);
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
    saveFacts(cacheFolder, used);
  }
  stored.set(cacheFolder, new Set(used.keys()));
  return facts;
}

function recall(cacheFolder: string): ReadonlySet<string> {
  const found = loadFacts(cacheFolder);
  for (const [hash, facts] of found) memory.set(hash, facts);
  return new Set(found.keys());
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

/** Gives the facts of each file as JSON, because strings cut from a text would keep it in memory. */
type Gather = (
  files: readonly Pick<TextFile, 'path' | 'text'>[],
  cache: string,
) => Promise<(string | undefined)[]>;

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
