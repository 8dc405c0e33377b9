import { closeSync, mkdirSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs';
import path from 'node:path';
import { checkSite } from '../check/site/checkSite.ts';
import {
  type ContentFolder,
  type Downloads,
  downloadsIn,
  picturesIn,
} from '../model/contentFolder.ts';
import { type ContentModel, loadModel } from '../model/contentModel.ts';
import { createReport, type Report } from '../model/diagnostic.ts';
import type { FileFacts } from '../model/fileFacts.ts';
import { indexDownloads } from '../source/downloadIndex.ts';
import { compilerVersion, type Folders } from '../source/folders.ts';
import { indexPictures, type PictureIndex } from '../source/pictureIndex.ts';
import { readContentFolder } from '../source/readContentFolder.ts';
import { dropTrees, treeFiles } from '../source/treeStore.ts';
import type { BranchChanges } from './changed/branchChanges.ts';
import { gatherMany } from './gatherMany.ts';

/** All of the content and everything that is wrong with it. */
export interface CheckedContent {
  report: Report;
  folder: ContentFolder;
  /** Everything that is valid, even if it is not on the site now. */
  model: ContentModel;
  pictures: PictureIndex;
  downloads: Downloads;
}

/**
 * Reads and checks the content; mistakes of editors never make it throw.
 * @param now decides which entries are on the site
 * @param findChanges finds the branch’s changes, which tell a copy from its original; called only
 *   if there is a copy
 */
export async function checkContent(
  folders: Folders,
  now = new Date(),
  findChanges: FindChanges = () => changesBelow(path.dirname(folders.content)),
): Promise<CheckedContent> {
  const folder = readContentFolder(folders.content);
  // Other threads examine the pictures while this one reads the texts.
  const indexing = indexPictures(folders, picturesIn(folder));
  const looking = indexDownloads(folders, downloadsIn(folder));
  const facts = await readFacts(folder, folders.cache);
  const model = loadModel(folder, facts, now);
  const { pictures, diagnostics } = await indexing;
  const { downloads, diagnostics: unreadable } = await looking;
  const report = createReport([
    ...folder.diagnostics,
    ...diagnostics,
    ...unreadable,
    ...(await checkSite({ folder, facts, model, pictures, now }, findChanges)),
  ]);
  return { report, folder, model, pictures, downloads };
}

type FindChanges = () => Promise<BranchChanges | undefined>;

async function changesBelow(root: string): Promise<BranchChanges | undefined> {
  const { knownChanges } = await import('./changed/branchChanges.ts');
  return knownChanges(root);
}

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
  stored.set(file, keys);
  return keys;
}

const sameKeys = (a: ReadonlySet<string>, b: Facts) =>
  a.size === b.size && [...b.keys()].every((key) => a.has(key));

/** Facts by a hash of the file’s name and bytes. */
type Facts = ReadonlyMap<string, FileFacts>;

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
