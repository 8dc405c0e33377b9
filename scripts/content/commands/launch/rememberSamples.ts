import { markedValues } from '../../check/launch/markedSamples.ts';
import type { ShippedSamples } from '../../check/launch/sampleValues.ts';
import { compareText } from '../../model/diagnostic.ts';
import { flatText } from '../../model/words.ts';
import type { Folders } from '../../source/folders.ts';
import { readContentFolder } from '../../source/readContentFolder.ts';
import { hashPictures } from './hashPictures.ts';

/**
 * Adds what a content folder marks as samples to those that are known without their mark.
 * @param known they stay, as sites may have been made from them
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
