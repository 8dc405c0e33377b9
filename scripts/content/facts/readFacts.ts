import path from 'node:path';
import type { ContentFolder, TextFile } from '../read/contentFolder.ts';
import { type Facts, loadFacts, saveFacts } from './factsStore.ts';
import type { FileFacts } from './fileFacts.ts';
import { dropTrees } from './treeStore.ts';

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
  const changed = [...texts.values()].filter(({ hash }) => !memory.has(hash));
  const hashes = new Map<string, string>();
  const gathered = changed.length > 0 ? await gather(changed, cacheFolder) : [];
  for (const { path, hash, facts } of gathered) {
    hashes.set(path, hash);
    if (facts) memory.set(hash, facts);
  }
  const used = new Map<string, FileFacts>();
  const facts = new Map<string, FileFacts>();
  for (const source of texts.values()) {
    const hash = hashes.get(source.path) ?? source.hash;
    const found = memory.get(hash);
    if (!found) continue;
    used.set(hash, found);
    facts.set(source.path, found);
  }
  if (!sameKeys(known, used)) {
    saveFacts(file, used);
    dropTrees(cacheFolder, used.values());
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
let parsers: Promise<typeof import('./gatherMany.ts')> | undefined;

/** For who knows that something new will come. */
export function preloadParsers(): NonNullable<typeof parsers> {
  parsers ??= import('./gatherMany.ts');
  return parsers;
}

async function gather(changed: readonly TextFile[], cacheFolder: string) {
  const { gatherMany } = await preloadParsers();
  return gatherMany(changed, cacheFolder);
}

const sameKeys = (a: ReadonlySet<string>, b: Facts) =>
  a.size === b.size && [...b.keys()].every((key) => a.has(key));
