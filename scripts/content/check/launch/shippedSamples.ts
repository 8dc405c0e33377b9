import { flatText } from '../../model/flatText.ts';
import type { SampleKind } from '../../model/placeholders.ts';
import { shinglesOf, similarity } from '../words/shingles.ts';
import shipped from './shippedSamples.json' with { type: 'json' };

/** What was invented for the site as it was shipped; `npm run samples` adds what is marked so. */
export interface ShippedSamples {
  /** Texts and addresses, each as one line. */
  words: readonly string[];
  /** Of each picture, its SHA-256 as hexadecimal digits. */
  pictures: readonly string[];
}

/**
 * A text with half of a sample’s runs of five words is that sample with some words changed; what
 * two people wrote has next to none in common.
 */
const likeness = 0.5;

/** A shorter text can be true with one word more, such as a certification with its maker’s name. */
const leastShingles = 10;

const known = new Set(shipped.words);
const longTexts = shipped.words
  .map((text) => shinglesOf(text))
  .filter(({ size }) => size >= leastShingles);

/** Tells whether a value is one of those that the site was shipped with, or nearly so. */
export function isShipped(kind: SampleKind, value: string): boolean {
  if (known.has(flatText(value))) return true;
  if (kind !== 'words') return false;
  const own = shinglesOf(value);
  return longTexts.some((sample) => similarity(own, sample) >= likeness);
}

/** Hashes of the pictures that were drawn for samples. */
export const shippedPictures: ReadonlySet<string> = new Set(shipped.pictures);
