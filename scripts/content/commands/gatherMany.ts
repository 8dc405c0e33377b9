import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { setImmediate } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { gatherWithTree } from '../check/gatherFacts.ts';
import type { TextFile } from '../model/contentFolder.ts';
import { contentSchema } from '../model/contentTypes.ts';
import type { FileFacts } from '../model/fileFacts.ts';
import { keepTree } from '../source/treeStore.ts';

/** What was found in a file, with the hash of the words that it was found in. */
export interface Gathered {
  /** The path below `content/`. */
  path: string;
  hash: string;
  /** `undefined` for a file without a schema. */
  facts: FileFacts | undefined;
}

const batchSize = 25;

/** Fewer are read by this thread before another one has loaded the parsers. */
const worthSharing = 300;

/** More threads load the parsers for longer than they save. */
const maxThreads = 8;

/**
 * Reads what files say; where they are many, with the help of other threads.
 * @param cache the absolute path of the folder that keeps the trees of bodies
 */
export async function gatherMany(files: readonly TextFile[], cache: string): Promise<Gathered[]> {
  const threads = files.length < worthSharing ? 1 : Math.min(availableParallelism(), maxThreads);
  const helpers = Array.from({ length: threads - 1 }, startHelper);
  const batches = batchesOf(files);
  const gathered: Gathered[] = [];
  const work = async (gather: (files: NewFile[]) => Promise<(string | undefined)[]>) => {
    for (const batch of batches) {
      const read = batch.map((file) => ({ path: file.path, ...file.read() }));
      const found = await gather(read.map(({ path, text }) => ({ path, text })));
      for (const [index, { path, hash }] of read.entries()) {
        const json = found[index];
        gathered.push({ path, hash, facts: json === undefined ? json : JSON.parse(json) });
      }
    }
  };
  try {
    await Promise.all([
      work(async (batch) => {
        // Between two batches, helpers are given their next.
        await setImmediate();
        return gatherBatch(batch, cache);
      }),
      ...helpers.map((helper) => work((batch) => ask(helper, { batch, cache }))),
    ]);
  } finally {
    await Promise.all(helpers.map((helper) => helper.terminate()));
  }
  return gathered;
}

function* batchesOf(files: readonly TextFile[]): Generator<readonly TextFile[]> {
  for (let start = 0; start < files.length; start += batchSize) {
    yield files.slice(start, start + batchSize);
  }
}

/** What this thread was started with is not for its helpers. */
const startHelper = () =>
  new Worker(new URL('./gatherThread.js', import.meta.url), { execArgv: [] });

async function ask(helper: Worker, question: object): Promise<(string | undefined)[]> {
  helper.postMessage(question);
  const [answer] = await once(helper, 'message');
  return answer;
}

/** A file whose words are not known yet. */
interface NewFile {
  /** The path below `content/`. */
  path: string;
  text: string;
}

/**
 * Reads what files say, and keeps the trees of their bodies.
 * @param cache the absolute path of the folder that keeps them
 * @returns the facts of each as JSON, as strings that were cut from a text keep it in memory;
 *   `undefined` for a file without a schema
 */
export const gatherBatch = (files: readonly NewFile[], cache: string): (string | undefined)[] =>
  files.map((file) => gatherOne(file, cache));

function gatherOne({ path, text }: NewFile, cache: string): string | undefined {
  const schema = contentSchema(path);
  if (!schema) return undefined;
  const { facts, tree } = gatherWithTree(`content/${path}`, text, schema);
  const { body } = facts;
  return JSON.stringify(
    body && tree ? { ...facts, body: { ...body, tree: keepTree(cache, tree) } } : facts,
  );
}
