import type { City } from '../../model/city.ts';
import { bodyOf, type ContentFolder, sourceOf } from '../../model/contentFolder.ts';
import type { Entry } from '../../model/contentModel.ts';
import { type Diagnostic, finding, locate, type Range } from '../../model/diagnostic.ts';
import { valueAt } from '../../model/fieldSchema.ts';
import { rangeInBody } from '../body/prose.ts';
import { isNamed, isSamePlace, placeFinder } from '../words/placeNames.ts';
import { shinglesOf, similarity } from '../words/shingles.ts';
import { type ByAge, firstLineOfBody, maxShared } from './checkCopies.ts';
import { copiedPictures } from './checkTwins.ts';
import type { CheckedSite } from './sitePages.ts';

/**
 * Checks that each city’s page was written for that city.
 * @param compare tells which of two pages was there first
 */
export function checkCities({ model, folder }: CheckedSite, compare: ByAge): Diagnostic[] {
  const cities = model.collections.cities.toSorted((a, b) => compare(a.facts, b.facts));
  const names = cities.map(({ value }) => value.name);
  const repeated = parts.flatMap(({ wordsOf, rangeOf }) => {
    const read = cities.map((city) => ({ city, own: shinglesOf(wordsOf(city, folder), names) }));
    return read.flatMap(({ city, own }, index) =>
      read.slice(0, index).flatMap((other) => {
        const shared = similarity(own, other.own);
        if (shared <= maxShared) return [];
        const params = { other: other.city.facts.file, percent: Math.round(shared * 100) };
        return [locate(finding('copied-city', params), city.facts.file, rangeOf(city, folder))];
      }),
    );
  });
  const all = cities.map(({ facts }) => facts);
  // Two cities’ pages must not share a picture, whatever its description says.
  return [...repeated, ...copiedPictures(all, compare, ({ picture }) => picture)];
}

/** The parts of a page, compared separately: a new text does not make up for copied answers. */
const parts: readonly {
  wordsOf: (city: Entry<City>, folder: ContentFolder) => string;
  rangeOf: (city: Entry<City>, folder: ContentFolder) => Range | undefined;
}[] = [
  {
    wordsOf: ({ value, facts }, folder) => `${value.intro} ${bodyOf(folder, facts)}`,
    rangeOf: ({ facts }, folder) => firstLineOfBody(facts, folder),
  },
  {
    wordsOf: ({ value }) => (value.questions?.list ?? []).map(({ answer }) => answer).join(' '),
    rangeOf: ({ facts }, folder) => lineOf('questions', sourceOf(folder, facts)?.text),
  },
];

/** The line of a field of the file itself. */
function lineOf(name: string, text = ''): Range | undefined {
  const lines = text.split('\n');
  const line = lines.findIndex((written) => written.startsWith(`${name}:`)) + 1;
  const endColumn = (lines[line - 1]?.length ?? 0) + 1;
  return line > 0 ? { line, column: 1, endLine: line, endColumn } : undefined;
}

/** Checks that the list of places links to each city’s page, which nobody would find otherwise. */
export function checkCityLinks({ model }: CheckedSite): Diagnostic[] {
  const { singles, slugs, collections } = model;
  const areas = singles.serviceAreas?.value;
  const { cities } = collections;
  const places = areas ? [areas.illinois, areas.wisconsin].flatMap((state) => state.areas) : [];
  const listed = new Set(places.flatMap(({ city }) => city ?? []));
  // A name that leads to no page is reported there; it was probably meant for an unlisted one.
  if (!areas || [...listed].some((slug) => !slugs.cities.includes(slug))) return [];
  return (
    cities
      // A name with a capital letter has a finding of its own.
      .filter(({ slug, value }) => !value.draft && !listed.has(slug.toLowerCase()))
      .map(({ slug, value: { name }, facts }) => {
        const place = places.find((one) => isSamePlace(withoutState(one.name), name));
        const help = place
          ? `Open content/service-areas.yaml. Below the line “name: ${place.name}”, write this, lined up with “name:”: city: ${slug}`
          : `Open content/service-areas.yaml. At the end of its state’s list, add a line like the others: “- name: ${name}”. Below it, lined up with “name:”, write this: city: ${slug}`;
        return locate(finding('unlisted-city', { name }, { help }), facts.file);
      })
  );
}

/** Checks that a city’s page is in the state of the list that leads to it. */
export function checkCityStates({ model, folder }: CheckedSite): Diagnostic[] {
  const { illinois, wisconsin } = model.singles.serviceAreas?.value ?? {};
  return model.collections.cities.flatMap(({ slug, value: { name, state }, facts }) => {
    const [own, other] = state === 'IL' ? [illinois, wisconsin] : [wisconsin, illinois];
    const leadsHere = (list: typeof own) => list?.areas.some(({ city }) => city === slug);
    if (!other || !leadsHere(other) || leadsHere(own)) return [];
    const found = finding('other-state', { name, state, list: other.heading });
    const range = lineOf('state', sourceOf(folder, facts)?.text);
    return [locate(found, facts.file, range)];
  });
}

/** Checks that each place with a page leads to the one about it. */
export function checkPlaces({ model: { singles, collections } }: CheckedSite): Diagnostic[] {
  const { value, facts } = singles.serviceAreas ?? {};
  return (facts?.references ?? []).flatMap(({ target, name: slug, path, range }) => {
    const page = target === 'city' && collections.cities.find((city) => city.slug === slug);
    const place = valueAt(value, [...path.slice(0, -1), 'name']);
    if (!page || typeof place !== 'string') return [];
    const { name } = page.value;
    // “Rockford, IL” is Rockford; “South Beloit” is not told apart from Beloit.
    if (isNamed(name, place) || isNamed(place, name)) return [];
    return [locate(finding('other-place', { place, name }), facts?.file ?? '', range)];
  });
}

/** Checks that no field of a city’s page names another city and not its own. */
export function checkCityNames({ model }: CheckedSite): Diagnostic[] {
  const { cities } = model.collections;
  const names = cities.map(({ value }) => value.name);
  const finder = placeFinder(knownNames(model));
  return cities.flatMap(({ value: { name }, facts: { file, cityWords = [] } }) =>
    cityWords.flatMap(({ words, range }) => {
      const named = finder.named(names, words);
      const [other] = named;
      if (!other || named.includes(name)) return [];
      return [locate(finding('other-city', { other, name }), file, range)];
    }),
  );
}

/** A neighbor is not named this often; the office’s city may come up more than others. */
const minNamed = { office: 4, other: 2 };

/** Checks that no city’s text names another city far more often than its own. */
export function checkCityTexts({ model, folder }: CheckedSite): Diagnostic[] {
  const { cities } = model.collections;
  const names = cities.map(({ value }) => value.name);
  const offices = model.singles.site?.value.offices.map(({ city }) => city);
  const finder = placeFinder(knownNames(model));
  return cities.flatMap(({ value: { name }, facts }) => {
    const body = bodyOf(folder, facts);
    const own = finder.placesOf(name, body).length;
    return finder.named(names, body).flatMap((other) => {
      const places = other === name ? [] : finder.placesOf(other, body);
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

/** The places that the site names, with pages and without. */
function knownNames({ singles, collections }: CheckedSite['model']): string[] {
  const { illinois, wisconsin, map } = singles.serviceAreas?.value ?? {};
  const places = [illinois?.areas, wisconsin?.areas, map?.others].flatMap((list) => list ?? []);
  const all = [...collections.cities.map(({ value }) => value), ...places];
  return all.map(({ name }) => withoutState(name));
}

const withoutState = (name: string) => name.replace(/,.*/, '');
