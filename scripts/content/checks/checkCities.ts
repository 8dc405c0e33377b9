import type { Diagnostic, Range } from '../diagnostic.ts';
import type { ContentModel, Entry } from '../model.ts';
import type { ContentDocument } from '../parse/contentDocument.ts';
import { finding } from '../rules/finding.ts';
import type { City } from '../schemas/city.ts';
import { shinglesOf, similarity } from '../words/similarity.ts';

/** More in common than this, and one page is the other with the name changed. */
const limit = 0.25;

/** Checks that each city’s page was written for that city. */
export function checkCities({ collections }: ContentModel): Diagnostic[] {
  const names = collections.cities.map(({ value }) => value.name);
  const cities = collections.cities.map((city) => ({ city, shingles: shinglesFor(city, names) }));
  return cities.flatMap(({ city, shingles }, index) =>
    cities.slice(0, index).flatMap((other) => {
      const shared = similarity(shingles, other.shingles);
      if (shared <= limit) return [];
      const params = { other: other.city.document.file, percent: Math.round(shared * 100) };
      return [city.document.report(firstLine(city.document), finding('copied-city', params))];
    }),
  );
}

/** The first line of a page’s text. */
function firstLine({ body }: ContentDocument): Range {
  const lines = body?.text.split('\n') ?? [];
  const index = Math.max(
    0,
    lines.findIndex((text) => text.trim()),
  );
  const line = (body?.lineOffset ?? 0) + index + 1;
  return { line, column: 1, endLine: line, endColumn: (lines[index]?.trimEnd().length ?? 0) + 1 };
}

const shinglesFor = ({ document, value }: Entry<City>, names: readonly string[]) =>
  shinglesOf(`${value.intro} ${document.body?.text ?? ''}`, names);
