import type { City } from '../../model/city.ts';
import { bodyOf, type ContentFolder } from '../../model/contentFolder.ts';
import type { ContentModel, Entry } from '../../model/contentModel.ts';
import { type Diagnostic, finding, locate } from '../../model/diagnostic.ts';
import { rangeInBody } from '../body/prose.ts';
import { shinglesOf, similarity } from '../words/shingles.ts';
import { type ByAge, firstLineOfBody, maxShared } from './checkCopies.ts';

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
      const [start = 0] = places;
      const written = { text: body, lineOffset: (facts.body?.line ?? 1) - 1 };
      const range = rangeInBody(written, start, start + other.length);
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
