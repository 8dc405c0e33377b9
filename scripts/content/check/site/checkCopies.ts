import type { City } from '../../model/city.ts';
import { bodyOf, type ContentFolder } from '../../model/contentFolder.ts';
import type { ContentModel, Entry } from '../../model/contentModel.ts';
import { type Diagnostic, finding, locate, type Range } from '../../model/diagnostic.ts';
import type { FileFacts } from '../../model/fileFacts.ts';
import { flatText } from '../../model/flatText.ts';
import { shinglesOf, similarity } from '../words/shingles.ts';
import type { ByAge } from './byAge.ts';

/** More in common than this, and one page is the other with the name changed. */
export const maxShared = 0.25;

/**
 * Checks that each city’s page was written for that city.
 * @param compare tells which of two pages was there first
 */
export function checkCities(
  { collections }: ContentModel,
  folder: ContentFolder,
  compare: ByAge,
): Diagnostic[] {
  const cities = [...collections.cities].sort((a, b) => compare(a.facts, b.facts));
  const names = cities.map(({ value }) => value.name);
  const read = cities.map((city) => ({ city, shingles: shinglesFor(city, names, folder) }));
  return read.flatMap(({ city, shingles }, index) =>
    read.slice(0, index).flatMap((other) => {
      const shared = similarity(shingles, other.shingles);
      if (shared <= maxShared) return [];
      const params = { other: other.city.facts.file, percent: Math.round(shared * 100) };
      const range = firstLineOfBody(city.facts, folder);
      return [locate(finding('copied-city', params), city.facts.file, range)];
    }),
  );
}

const shinglesFor = (
  { facts, value }: Entry<City>,
  names: readonly string[],
  folder: ContentFolder,
) => shinglesOf(`${value.intro} ${bodyOf(folder, facts)}`, names);

/** Checks that no field of a city’s page names another city and not its own. */
export function checkCityNames({ collections: { cities } }: ContentModel): Diagnostic[] {
  const names = cities.map(({ value }) => value.name);
  return cities.flatMap(({ value: { name }, facts: { file, cityWords = [] } }) =>
    cityWords.flatMap(({ words, range }) => {
      const other = names.find((city) => city !== name && isNamed(city, words));
      if (!other || isNamed(name, words)) return [];
      return [locate(finding('other-city', { other, name }), file, range)];
    }),
  );
}

/** So often a text names no mere neighbor; the office’s city may come up more than others. */
const minNamed = { office: 4, other: 2 };

/** Checks that no city’s text names another city far more often than its own. */
export function checkCityTexts(
  { singles, collections: { cities } }: ContentModel,
  folder: ContentFolder,
): Diagnostic[] {
  const names = cities.map(({ value }) => value.name);
  const offices = singles.site?.value.offices.map(({ city }) => city);
  return cities.flatMap(({ value: { name }, facts }) => {
    const body = bodyOf(folder, facts);
    const own = placesOf(name, body).length;
    return names.flatMap((other) => {
      const places = other === name ? [] : placesOf(other, body);
      const times = places.length;
      const least = offices?.includes(other) ? minNamed.office : minNamed.other;
      if (times < least || times <= own * 3) return [];
      const above = body.slice(0, places[0]).split('\n');
      const line = (facts.body?.line ?? 1) + above.length - 1;
      const column = (above.at(-1)?.length ?? 0) + 1;
      const range = { line, column, endLine: line, endColumn: column + other.length };
      const params = { other, name, times: { other: times, own } };
      return [locate(finding('other-city', params), facts.file, range)];
    });
  });
}

/** Where a text names a city, and not a road or a river that is called so. */
const placesOf = (city: string, text: string): number[] =>
  text.includes(city) ? [...text.matchAll(namePattern(city))].map(({ index }) => index) : [];

const namePattern = (city: string) =>
  new RegExp(
    String.raw`(?<![\p{L}\p{N}])${city.replaceAll(/[^\p{L}\p{N} ]/gu, '.')}(?! (?:Road|Rd|Street|St|Avenue|Ave|Drive|Lane|Boulevard|Highway|River|Creek|County|Township)\b)(?![\p{L}\p{N}])`,
    'gu',
  );

const isNamed = (city: string, words: string) =>
  ` ${words.replaceAll(/[^\p{L}\p{N}]+/gu, ' ')} `.includes(` ${city} `);

/** A shorter text may be the same by chance. */
const minLength = 200;

/**
 * Checks that no article and no service’s page has the whole text of another one; a city’s page must
 * differ in more than that.
 * @param compare tells which of two pages was there first
 */
export function checkCopiedBodies(
  { collections }: ContentModel,
  folder: ContentFolder,
  compare: ByAge,
): Diagnostic[] {
  return ([collections.posts, collections.services] as const).flatMap((entries) => {
    const shapes = entries.map(({ facts }) => ({ facts, key: facts.body?.shape ?? '' }));
    const alike = copies(shapes, compare).flatMap(({ copy, original }) => [copy.facts, original]);
    const bodies = [...new Set(alike)]
      .map((facts) => ({ facts, key: flatText(bodyOf(folder, facts)) }))
      .filter(({ key }) => key.length > minLength);
    return copies(bodies, compare).map(({ copy: { facts }, original }) =>
      locate(
        finding('copied-text', { other: original.file }),
        facts.file,
        firstLineOfBody(facts, folder),
      ),
    );
  });
}

/** Words of a file that another one should not have. */
interface OwnWords {
  facts: FileFacts;
  /** The same for words that are the same, in pages that must differ. */
  key: string;
}

/**
 * @param compare tells which of two files had their words first
 * @returns what repeats the words of an earlier file, with that file
 */
export function copies<Words extends OwnWords>(
  all: readonly Words[],
  compare: ByAge,
): { copy: Words; original: FileFacts }[] {
  const alike = new Map<string, Words[]>();
  for (const words of all) {
    const group = alike.get(words.key);
    if (group) group.push(words);
    else alike.set(words.key, [words]);
  }
  return [...alike.values()].flatMap((group) => {
    const [first, ...others] = group.sort((a, b) => compare(a.facts, b.facts));
    return first ? others.map((copy) => ({ copy, original: first.facts })) : [];
  });
}

/** The first line of a page’s text. */
export function firstLineOfBody(facts: FileFacts, folder: ContentFolder): Range {
  const lines = bodyOf(folder, facts).split('\n');
  const index = Math.max(
    0,
    lines.findIndex((text) => text.trim()),
  );
  const line = (facts.body?.line ?? 1) + index;
  return { line, column: 1, endLine: line, endColumn: (lines[index]?.trimEnd().length ?? 0) + 1 };
}
