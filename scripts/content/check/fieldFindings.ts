import type { z } from 'zod';
import { type Diagnostic, finding } from '../model/diagnostic.ts';
import { isRecord, type Leaf, labelOf, metaOf, schemaAt, valueAt } from '../model/fieldSchema.ts';
import { isSample } from '../model/placeholders.ts';
import type { ContentDocument } from '../source/contentDocument.ts';
import { embedAdvice, embedFindings } from './embedFindings.ts';
import { isInStates, movedTo, type Point, pointIn, viewApartFrom } from './words/coordinates.ts';

const linkPaths = [
  ['links', 'directions', 'url'],
  ['links', 'map', 'url'],
  ['links', 'map', 'embed'],
] as const;

/** Two ways to point at one house differ by less than these 200 yards. */
const tolerance = 0.002;

/** Finds an office that lies elsewhere, and links to maps that show another place. */
export function placeFindings(document: ContentDocument, root: unknown): Diagnostic[] {
  const address = valueAt(root, ['address']);
  if (!isRecord(address)) return [];
  const { latitude, longitude } = address;
  if (typeof latitude !== 'number' || typeof longitude !== 'number') return [];
  const office = { latitude, longitude };
  if (!isInStates(office)) return [farPlace(document, office)];
  const embed = embedFindings(document, root);
  const paths = linkPaths.filter((path) => embed.length === 0 || path[2] !== 'embed');
  const others = paths.flatMap((path) => {
    const url = valueAt(root, path);
    if (typeof url !== 'string') return [];
    const named = pointIn(url);
    const shown = named && isNear(named, office) ? viewApartFrom(office, url) : named;
    if (!shown) return [];
    const exact = document.rangeOfWords(path, url);
    const suggestion = exact && movedTo(office, url);
    const help = suggestion ? movedHelp : path[2] === 'embed' ? embedHelp : undefined;
    const params = { shown: inWords(rounded(shown)), office: inWords(office) };
    const found = finding('other-place', params, { help, suggestion });
    return [document.report(exact ?? document.rangeOfValue(path), found)];
  });
  return [...embed, ...others];
}

const movedHelp =
  'If the office has moved, write the same map for its new place, as below. If it has not, mend latitude and longitude in “address”.';
const embedHelp = `${embedAdvice}; or mend latitude and longitude in “address”.`;

const isNear = (a: Point, b: Point) =>
  Math.abs(a.latitude - b.latitude) < tolerance && Math.abs(a.longitude - b.longitude) < tolerance;

const rounded = ({ latitude, longitude }: Point): Point => ({
  latitude: Number(latitude.toFixed(5)),
  longitude: Number(longitude.toFixed(5)),
});

const inWords = ({ latitude, longitude }: Point) => `${latitude}, ${longitude}`;

/** The numbers are often swapped, and the sign of the second is often forgotten. */
function farPlace(document: ContentDocument, office: Point): Diagnostic {
  const start = document.rangeOfKey(['address', 'latitude']);
  const { endLine, endColumn } = document.rangeOfValue(['address', 'longitude']);
  const { latitude, longitude } = office;
  const meant = [
    { latitude, longitude: -longitude },
    { latitude: longitude, longitude: latitude },
    { latitude: longitude, longitude: -latitude },
  ].find(isInStates);
  const indent = ' '.repeat(start.column - 1);
  const isTogether = endLine === start.line + 1;
  const suggestion =
    meant && isTogether
      ? `latitude: ${meant.latitude}\n${indent}longitude: ${meant.longitude}`
      : undefined;
  const range = isTogether ? { ...start, endLine, endColumn } : start;
  return document.report(range, finding('far-place', { place: inWords(office) }, { suggestion }));
}

/**
 * Finds values that nobody has, in groups whose mark of a sample is gone: with that an editor says
 * that they are real. The site’s own address is as real as the company.
 */
export function sampleFindings(
  document: ContentDocument,
  schema: z.ZodType,
  leaves: readonly Leaf[],
  root: unknown,
): Diagnostic[] {
  return leaves.flatMap(({ path, value, meta }) => {
    const kind = meta.sample;
    if (!kind || !isSample(kind, value)) return [];
    const owner = path.length > 1 ? path.slice(0, -1) : ['company'];
    if (valueAt(root, [...owner, 'placeholder']) === true) return [];
    const label = labelOf(schema, path, root);
    const help = path.length > 1 ? undefined : companyHelp;
    const found = finding('sample-left', { label, value }, { help });
    return [document.report(document.rangeOfValue(path), found)];
  });
}

const companyHelp =
  'Write the address at which the site will be, or put the line “placeholder: true” back below “company” until there is one.';

/** Finds where the site’s settings speak of the company under another name than its own. */
export function nameFindings(document: ContentDocument, root: unknown): Diagnostic[] {
  return namedPlaces.flatMap(({ path, kind, place }) => {
    const name = valueAt(root, ['company', kind]);
    const text = valueAt(root, path);
    if (typeof name !== 'string' || typeof text !== 'string' || hasName(text, name)) return [];
    return [document.report(document.rangeOfValue(path), finding('other-name', { name, place }))];
  });
}

const namedPlaces = [
  { path: ['titleTemplate'], kind: 'shortName', place: 'The title of every page' },
  { path: ['links', 'searchReviews', 'url'], kind: 'name', place: 'This search for reviews' },
  { path: ['links', 'socialReviews', 'url'], kind: 'name', place: 'This search for reviews' },
];

/** Of an address only a search has words; that of a profile may have none. */
function hasName(text: string, name: string): boolean {
  const searched = URL.canParse(text) ? (new URL(text).searchParams.get('q') ?? name) : text;
  return searched.toLowerCase().includes(name.toLowerCase());
}

/**
 * Finds entries of a list that share what must differ: two categories with one id would be one.
 * @param leaves every text of the file
 */
export function repeatedKeys(
  document: ContentDocument,
  schema: z.ZodType,
  leaves: readonly Leaf[],
): Diagnostic[] {
  const seen = new Map<string, Leaf>();
  return leaves.flatMap((leaf) => {
    const list = listWithout(leaf, schema, document);
    if (list === undefined) return [];
    const id = leaf.value;
    const first = seen.get(`${list} ${id}`);
    if (!first) {
      seen.set(`${list} ${id}`, leaf);
      return [];
    }
    const { line } = document.rangeOfValue(first.path);
    return [
      document.report(document.rangeOfValue(leaf.path), finding('duplicate-id', { id, line })),
    ];
  });
}

/** The list in which a text must stand once only. */
function listWithout({ path }: Leaf, schema: z.ZodType, { data }: ContentDocument) {
  const [index, key] = path.slice(-2);
  if (typeof index !== 'number') return undefined;
  const list = path.slice(0, -2);
  return metaOf(schemaAt(schema, list, data)).unique === key ? list.join('.') : undefined;
}
