import type { Diagnostic } from '../diagnostic.ts';
import type { ContentModel } from '../model.ts';
import { finding, locate } from '../rules/finding.ts';

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

const isNamed = (city: string, words: string) =>
  ` ${words.replaceAll(/[^\p{L}\p{N}]+/gu, ' ')} `.includes(` ${city} `);
