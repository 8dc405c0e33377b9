import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { inParallel } from '../../inParallel.ts';
import { writeWhole } from '../../writeWhole.ts';
import { maxPictureBytes } from '../model/contentFolder.ts';
import { type Diagnostic, finding, locate } from '../model/diagnostic.ts';
import { fileSlug } from '../model/fileName.ts';
import type { PublishedPicture } from '../model/published.ts';
import type { PictureProblem } from './drawing/inspectDrawing.ts';
import type { Folders } from './folders.ts';
import {
  inspectPicture,
  isDrawingName,
  isPictureFacts,
  type PictureFacts,
} from './inspectPicture.ts';
import { encoderSettings, widthsFor } from './renditions.ts';

/** What is known about a picture before it is encoded. */
export type MeasuredPicture = Omit<PublishedPicture, 'alt' | 'tint'> & Pick<PictureFacts, 'halves'>;

/** What is known about each picture, by its path below `content/images/`. */
export type PictureIndex = ReadonlyMap<string, MeasuredPicture>;

/** The file in the cache’s folder that keeps facts about pictures between runs. */
export const pictureFactsFile = 'pictures.json';

/** A file that is a picture we can show. */
interface GoodLook {
  file: string;
  hash: string;
  /** What its facts are known by: the same bytes may be a good photo and a bad drawing. */
  key: string;
  facts: PictureFacts;
  problem?: undefined;
}

type Look = GoodLook | { file: string; problem: PictureProblem };

/** Measures pictures by their paths below `content/images/`; nothing is encoded yet. */
export async function indexPictures(
  { images, cache }: Pick<Folders, 'images' | 'cache'>,
  files: Iterable<string>,
): Promise<{ pictures: PictureIndex; diagnostics: Diagnostic[] }> {
  const cacheFile = path.join(cache, pictureFactsFile);
  const known = await readPictureFacts(cacheFile);
  const looks = await inParallel(files, (file) => look(images, file, known));
  const good = looks.filter((look) => look.problem === undefined);
  await writePictureFacts(cacheFile, known, new Map(good.map(({ key, facts }) => [key, facts])));
  return {
    pictures: new Map(good.map((look) => [look.file, measured(look)])),
    diagnostics: looks.flatMap(findingsOn),
  };
}

async function look(folder: string, file: string, known: KnownFacts): Promise<Look> {
  const bytes = await readPicture(path.join(folder, file));
  if (!Buffer.isBuffer(bytes)) return { file, problem: bytes };
  const hash = pictureHash(bytes);
  const key = isDrawingName(file) ? `${hash}.svg` : hash;
  const facts = known.get(key) ?? (await inspectPicture(bytes, file));
  return isPictureFacts(facts) ? { file, hash, key, facts } : { file, problem: facts };
}

/** A hash of a picture and of all that decides on the bytes of its renditions. */
export const pictureHash = (bytes: Buffer | string): string =>
  createHash('sha256').update(encoder).update(bytes).digest('hex');

// Another release of sharp encodes differently. Loading it would take longer than all the rest.
const sharpFile = createRequire(import.meta.url).resolve('sharp');
const sharpPackage = readFileSync(path.join(path.dirname(sharpFile), '../package.json'), 'utf8');
const encoder = encoderSettings + JSON.parse(sharpPackage).version;

const animated: PictureProblem = { found: finding('picture-animated', {}) };

function findingsOn(look: Look): Diagnostic[] {
  const problem = look.problem ?? (look.facts.isAnimated ? animated : undefined);
  return problem ? [locate(problem.found, `content/images/${look.file}`, problem.at)] : [];
}

/** @returns a picture file’s bytes, or why they cannot be used */
export async function readPicture(file: string): Promise<Buffer | PictureProblem> {
  try {
    const found = await stat(file);
    if (found.size > maxPictureBytes) return { found: finding('picture-size', {}) };
    if (found.isFile()) return await readFile(file);
  } catch {
    // It was deleted since the folder was read, or we have no permission to read it.
  }
  return { found: finding('picture-unreadable', {}) };
}

function measured({ file, hash, facts: original }: GoodLook): MeasuredPicture {
  const { widths, fallbackWidths } = widthsFor(original.width);
  const width = widths.at(-1) ?? original.width;
  return {
    name: addressName(file),
    width,
    height: Math.max(1, Math.round((width * original.height) / original.width)),
    widths,
    fallbackWidths,
    halves: original.halves,
    hash: hash.slice(0, 8),
  };
}

/**
 * A picture’s name in addresses, whatever its file is called. Two files may get the same name: the
 * hash tells their renditions apart.
 */
const addressName = (file: string) =>
  file
    .slice(0, file.length - path.extname(file).length)
    .split('/')
    .map((part) => fileSlug(part) || 'picture')
    .join('/');

/** What earlier runs found out about pictures, by the keys of their looks. */
type KnownFacts = ReadonlyMap<string, PictureFacts>;

/** @returns an empty map for a missing or damaged file */
async function readPictureFacts(file: string): Promise<KnownFacts> {
  try {
    const entries = Object.entries(JSON.parse(await readFile(file, 'utf8')) as object);
    return new Map(
      entries.filter((entry): entry is [string, PictureFacts] => isPictureFacts(entry[1])),
    );
  } catch {
    return new Map();
  }
}

/** Keeps only what this run used, which drops pictures that are gone. */
async function writePictureFacts(file: string, known: KnownFacts, used: KnownFacts): Promise<void> {
  const isSame = known.size === used.size && [...used.keys()].every((key) => known.has(key));
  if (!isSame) await writeWhole(file, JSON.stringify(Object.fromEntries(used)));
}
