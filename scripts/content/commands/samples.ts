import { hash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { inParallel } from '../../inParallel.ts';
import { findSamples } from '../check/launch/findSamples.ts';
import {
  markedValues,
  type ShippedSamples,
  shippedPictures,
} from '../check/launch/sampleValues.ts';
import { type ContentFolder, picturesIn } from '../model/contentFolder.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import type { RuleId } from '../model/rules/catalogue.ts';
import { compareText, flatText } from '../model/words.ts';
import { currentFolders, type Folders } from '../source/folders.ts';
import { readPicture } from '../source/pictureIndex.ts';
import { readContentFolder } from '../source/readContentFolder.ts';

/** Rules of every check that also recognize a sample by its value. */
const tellingRules: readonly RuleId[] = ['sample-left', 'other-phone', 'written-fact'];

/**
 * What keeps the site from going live, besides what every check finds.
 * @param found what the check found, so that nothing is reported twice
 */
export async function launchFindings(
  { images }: Pick<Folders, 'images'>,
  folder: ContentFolder,
  found: readonly Diagnostic[],
): Promise<Diagnostic[]> {
  const hashes = await hashPictures(images, picturesIn(folder));
  const drawn = [...hashes].filter(([, hash]) => shippedPictures.has(hash));
  const told = new Set(found.filter(({ rule }) => tellingRules.includes(rule)).map(placeOf));
  return findSamples(folder, new Set(drawn.map(([file]) => file))).filter(
    (sample) => !told.has(placeOf(sample)),
  );
}

const placeOf = ({ file, line }: Diagnostic) => `${file}:${line}`;

const shippedFile = 'scripts/content/check/launch/shippedSamples.json';

/** Brings the list of known samples up to date: `npm run samples`. */
export async function runSamples(): Promise<number> {
  const before = await readFile(shippedFile, 'utf8');
  const samples = await rememberSamples(currentFolders(), JSON.parse(before));
  const text = `${JSON.stringify(samples, null, 2)}\n`;
  if (text !== before) await writeFile(shippedFile, text);
  process.stdout.write(
    `${samples.words.length} texts and ${samples.pictures.length} pictures are known as samples.\n`,
  );
  return 0;
}

/**
 * Adds what a content folder marks as samples to those that are recognized without a mark.
 * @param known these stay, because sites may have been made from them
 */
export async function rememberSamples(
  { content, images }: Pick<Folders, 'content' | 'images'>,
  known: ShippedSamples,
): Promise<ShippedSamples> {
  const { words, pictures } = markedValues(readContentFolder(content));
  const hashes = await hashPictures(images, pictures);
  return {
    words: sorted([...known.words, ...words.map(flatText)]),
    pictures: sorted([...known.pictures, ...hashes.values()]),
  };
}

const sorted = (values: readonly string[]) => [...new Set(values)].sort(compareText);

/**
 * The hashes of pictures’ bytes.
 * @param images the absolute path of `content/images/`
 * @param files paths below it; those that cannot be read are left out
 */
async function hashPictures(
  images: string,
  files: Iterable<string>,
): Promise<ReadonlyMap<string, string>> {
  const hashes = await inParallel(files, async (file) => {
    const bytes = await readPicture(path.join(images, file));
    if (!Buffer.isBuffer(bytes)) return [];
    return [[file, hash('sha256', bytes)] as const];
  });
  return new Map(hashes.flat());
}
