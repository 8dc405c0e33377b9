import type { Diagnostic } from '../diagnostic.ts';
import { bodyOf } from '../markdown/bodyOf.ts';
import type { ContentModel, Entry } from '../model.ts';
import type { ContentFolder } from '../read/contentFolder.ts';
import { finding, locate } from '../rules/finding.ts';
import type { City } from '../schemas/city.ts';
import { shinglesOf, similarity } from '../words/similarity.ts';
import type { ByAge } from './byAge.ts';
import { firstLineOfBody } from './firstLineOfBody.ts';

/** More in common than this, and one page is the other with the name changed. */
const limit = 0.25;

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
      if (shared <= limit) return [];
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
