import { findSamples } from '../../check/launch/findSamples.ts';
import { shippedPictures } from '../../check/launch/sampleValues.ts';
import { type ContentFolder, picturesIn } from '../../model/contentFolder.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
import type { RuleId } from '../../model/rules/catalogue.ts';
import type { Folders } from '../../source/folders.ts';
import { hashPictures } from './hashPictures.ts';

/** The rules of every check that tell of a sample by its value, too. */
const tellingRules: readonly RuleId[] = ['sample-left', 'other-phone', 'written-fact'];

/**
 * What keeps the site from going live besides what every check finds.
 * @param found what that was; nothing is told twice
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
