import type { Rng } from '../../../scripts/random.ts';
import { type Place, type Sample, textWith } from './places.ts';

/** An editor’s slip in one file, and what was meant. */
export interface Slip {
  kind: string;
  /** The file as it was typed. */
  text: string;
  /** What the fields should say. */
  meant: unknown;
  /** The file as it should have been typed. */
  right: string;
}

/** Makes a slip at a place; `undefined` if this kind of slip cannot be made there. */
export type Make = (random: Rng, sample: Sample, place: Place) => Slip | undefined;

/** The line with its value typed incorrectly. */
export const typed = (kind: string, sample: Sample, place: Place, words: string, value: unknown) =>
  slip(kind, sample, place, `${place.lead}${words}`, value);

/** A place’s line typed incorrectly, on one line or several. */
export function slip(
  kind: string,
  sample: Sample,
  place: Place,
  line: string | string[],
  value: unknown,
) {
  const good = textWith(sample, place, value);
  if (!good) return undefined;
  const lines = sample.lines.toSpliced(place.line, 1, ...[line].flat());
  return { kind, text: lines.join('\n'), meant: good.data, right: good.text };
}

/** The same fields, written with different lines. */
export const same = (
  kind: string,
  sample: Sample,
  place: Place,
  line: string | string[],
  count = 1,
): Slip | undefined => ({
  kind,
  text: sample.lines.toSpliced(place.line, count, ...[line].flat()).join('\n'),
  meant: sample.data,
  right: sample.text,
});

/** Inserts characters into a text, which keeps its length. */
export const within = (text: string, at: number, signs: string) =>
  (text.slice(0, at) + signs + text.slice(at))
    .slice(0, Math.max(text.length, signs.length + 4))
    .trim();

/** The index of a space between two words. */
export const spaceIn = (random: Rng, text: string) => {
  const spaces = [...text.matchAll(/(?<=\w) (?=\w)/g)].map(({ index }) => index);
  return spaces.length > 0 ? random.pick(spaces) : undefined;
};

/** A slip that is made only in texts. */
export const onText =
  (make: Make): Make =>
  (random, sample, place) =>
    place.kind === 'text' ? make(random, sample, place) : undefined;
