import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import type { ContentFolder, TextFile } from '../read/contentFolder.ts';
import { type Facts, loadFacts, saveFacts } from './factsStore.ts';
import type { FileFacts } from './fileFacts.ts';

/** What this process knows already: while editing, all files but one are as they were. */
const memory = new Map<string, FileFacts>();
const stored = new Map<string, ReadonlySet<string>>();

/**
 * Reads what each file says; only those whose bytes are new are looked at.
 * @param cacheFolder keeps the facts between runs; it may be deleted
 * @returns the facts of every file that has a schema, by its path below `content/`
 */
export async function readFacts(
  { texts }: ContentFolder,
  cacheFolder: string,
): Promise<ReadonlyMap<string, FileFacts>> {
  const file = path.join(cacheFolder, 'facts.ndjson');
  const known = stored.get(file) ?? recall(file);
  const used = new Map<string, FileFacts>();
  const facts = new Map<string, FileFacts>();
  for (const source of texts.values()) {
    const known = memory.get(source.hash);
    const { hash, found } = known ? { hash: source.hash, found: known } : await gather(source);
    if (!found) continue;
    if (!known) {
      memory.set(hash, found);
      // The Markdown parser’s native memory is freed between tasks only.
      if (memory.size % 100 === 0) await setImmediate();
    }
    used.set(hash, found);
    facts.set(source.path, found);
  }
  if (!sameKeys(known, used)) {
    saveFacts(file, used);
    stored.set(file, new Set(used.keys()));
  }
  return facts;
}

function recall(file: string): ReadonlySet<string> {
  const facts = loadFacts(file);
  for (const [hash, found] of facts) memory.set(hash, found);
  const keys = new Set(facts.keys());
  stored.set(file, keys);
  return keys;
}

/** Loaded only when there is something new, as the parsers take longer than all the rest; and once. */
let parsers: ReturnType<typeof loadParsers> | undefined;

/** For who knows that something new will come. */
export function preloadParsers(): void {
  parsers ??= loadParsers();
}

async function loadParsers() {
  const [{ contentSchema }, { gatherFacts }] = await Promise.all([
    import('../contentTypes.ts'),
    import('./gatherFacts.ts'),
  ]);
  return { contentSchema, gatherFacts };
}

async function gather({ path: file, read }: TextFile) {
  parsers ??= loadParsers();
  const { contentSchema, gatherFacts } = await parsers;
  const schema = contentSchema(file);
  const { text, hash } = read();
  if (!schema) return { hash };
  // A string that was cut from a text keeps the whole text in memory; a copy does not.
  const copy = JSON.stringify(gatherFacts(`content/${file}`, text, schema));
  return { hash, found: JSON.parse(copy) as FileFacts };
}

const sameKeys = (a: ReadonlySet<string>, b: Facts) =>
  a.size === b.size && [...b.keys()].every((key) => a.has(key));
