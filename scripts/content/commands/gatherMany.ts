import { availableParallelism } from 'node:os';
import { setImmediate } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { TextFile } from '../model/contentFolder.ts';
import { contentSchema } from '../model/contentTypes.ts';
import type { FileFacts } from '../model/fileFacts.ts';
import { keepTrees } from '../source/treeStore.ts';

/** What was found in a file, with the hash of the text that it was found in. */
interface Gathered {
  /** The path below `content/`. */
  path: string;
  hash: string;
  /** `undefined` for a file without a schema. */
  facts: FileFacts | undefined;
}

const batchSize = 25;

/** This thread reads fewer files than this before another one has loaded the parsers. */
const worthSharing = 300;

/** More threads would take longer to load the parsers than they save. */
const maxThreads = 4;

/** Loaded only when a file is new, because loading the parsers takes longer than all the rest. */
export const loadParsers = () => import('../check/gatherFacts.ts');

/**
 * Gathers the facts of files; if there are many, with the help of other threads.
 * @param cache the absolute path of the folder that keeps the trees of bodies
 */
export async function gatherMany(files: readonly TextFile[], cache: string): Promise<Gathered[]> {
  const threads = files.length < worthSharing ? 1 : Math.min(availableParallelism(), maxThreads);
  const helpers = Array.from({ length: threads - 1 }, startHelper);
  const batches = batchesOf(files);
  const gathered: Gathered[] = [];
  const work = async (gather: Gather) => {
    for (const batch of batches) {
      const read = batch.map((file) => ({ path: file.path, ...file.read() }));
      const found = await gather(read.map(({ path, text }) => ({ path, text })));
      for (const [index, { path, hash }] of read.entries()) {
        const json = found[index];
        gathered.push({ path, hash, facts: json === undefined ? json : JSON.parse(json) });
      }
    }
  };
  const gatherHere: Gather = async (batch) => {
    // Lets the event loop give helpers their next batch.
    await setImmediate();
    return gatherBatch(batch, cache);
  };
  try {
    // Each helper has a second batch waiting, because this thread is busy when the first is done.
    const asked = helpers.flatMap(({ ask }) => [ask, ask]);
    await Promise.all([
      work(gatherHere),
      ...asked.map((ask) => work((batch) => ask({ batch, cache }))),
    ]);
  } finally {
    await Promise.all(helpers.map(({ end }) => end()));
  }
  return gathered;
}

/**
 * Gathers the facts of files, and keeps the trees of their bodies.
 * @param cache the absolute path of the folder that keeps them
 * @returns `undefined` for a file without a schema
 */
export async function gatherBatch(files: readonly NewFile[], cache: string): Promise<Answer> {
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
}

function* batchesOf(files: readonly TextFile[]): Generator<readonly TextFile[]> {
  for (let start = 0; start < files.length; start += batchSize) {
    yield files.slice(start, start + batchSize);
  }
}

/** A file whose text is not known yet. */
interface NewFile {
  /** The path below `content/`. */
  path: string;
  text: string;
}

/** The facts of each file as JSON, because strings cut from a text would keep it in memory. */
type Answer = (string | undefined)[];

type Gather = (batch: NewFile[]) => Promise<Answer>;

/** A thread that answers questions in order. */
interface Helper {
  ask: (question: { batch: NewFile[]; cache: string }) => Promise<Answer>;
  end: () => Promise<unknown>;
}

function startHelper(): Helper {
  // Helpers must not inherit the Node options of this thread.
  const thread = new Worker(new URL('./gatherThread.js', import.meta.url), { execArgv: [] });
  const waiting: { resolve: (answer: Answer) => void; reject: (error: Error) => void }[] = [];
  let failure: Error | undefined;
  thread.on('message', (answer) => waiting.shift()?.resolve(answer));
  thread.on('error', (error) => {
    failure = error;
    for (const { reject } of waiting.splice(0)) reject(error);
  });
  return {
    ask: (question) =>
      new Promise((resolve, reject) => {
        if (failure) return reject(failure);
        waiting.push({ resolve, reject });
        thread.postMessage(question);
      }),
    end: () => thread.terminate(),
  };
}
