import { closeSync, mkdirSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs';
import path from 'node:path';
import type { ContentFolder } from '../model/contentFolder.ts';
import type { FileFacts } from '../model/fileFacts.ts';
import { compilerVersion } from '../source/folders.ts';
import { dropTrees, treeFiles } from '../source/treeStore.ts';
import { gatherMany } from './gatherMany.ts';

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
  const known = stored.get(file) ?? recall(file, cacheFolder);
  const changed = [...texts.values()].filter(({ hash }) => !memory.has(hash));
  const hashes = new Map<string, string>();
  const gathered = changed.length > 0 ? await gatherMany(changed, cacheFolder) : [];
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

/** Takes over what is known, but for texts whose trees are lost: those are found out once more. */
function recall(file: string, cacheFolder: string): ReadonlySet<string> {
  const trees = treeFiles(cacheFolder);
  const keys = new Set<string>();
  for (const [hash, found] of loadFacts(file)) {
    const { tree } = found.body ?? {};
    if (tree && !trees.has(tree.file)) continue;
    memory.set(hash, found);
    keys.add(hash);
  }
  stored.set(file, keys);
  return keys;
}

const sameKeys = (a: ReadonlySet<string>, b: Facts) =>
  a.size === b.size && [...b.keys()].every((key) => a.has(key));

/** Facts by a hash of the file’s name and bytes. */
type Facts = ReadonlyMap<string, FileFacts>;

// One line for each file: as one text, the facts of ten thousand would fill the memory.

/**
 * Reads facts from an earlier run.
 * @returns none where they cannot be read, or were found by another version of the code
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

/** One after the other: all at once would be in memory together with what is read from them. */
function* linesOf(bytes: Buffer): Generator<string, undefined> {
  for (let start = 0; start < bytes.length; ) {
    const end = bytes.indexOf('\n', start);
    if (end < 0) return;
    yield bytes.toString('utf8', start, end);
    start = end + 1;
  }
}

/** Keeps facts for the next run; the file is whole at every moment. */
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
