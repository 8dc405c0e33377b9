import type { z } from 'zod';
import { type Diagnostic, finding } from '../model/diagnostic.ts';
import {
  type FieldPath,
  type Leaf,
  labelOf,
  metaOf,
  schemaAt,
  valueAt,
} from '../model/fieldSchema.ts';
import type { Point } from '../model/fields.ts';
import { parsePath } from '../model/fileName.ts';
import { isSample } from '../model/placeholders.ts';
import { catalogue } from '../model/rules/catalogue.ts';
import { onlyOf } from '../model/words.ts';
import type { ContentDocument } from '../source/contentDocument.ts';

/** Whether a point is in a box around Illinois and Wisconsin. */
const isInStates = ({ latitude, longitude }: Point): boolean =>
  latitude > 36.9 && latitude < 47.4 && longitude > -92.95 && longitude < -86.2;

/** The lists whose entries have coordinates. */
const placed: readonly FieldPath[] = [
  ['offices'],
  ['illinois', 'areas'],
  ['wisconsin', 'areas'],
  ['map', 'others'],
];

/** Finds offices and towns outside these states, and towns at the same point as another. */
export function placeFindings(document: ContentDocument, root: unknown): Diagnostic[] {
  const holders = new Map<string, string>();
  return placed.flatMap((list) => {
    const entries = valueAt(root, list);
    if (!Array.isArray(entries)) return [];
    return entries.flatMap(({ name, latitude, longitude }, index) => {
      if (typeof latitude !== 'number' || typeof longitude !== 'number') return [];
      const path = [...list, index];
      if (!isInStates({ latitude, longitude })) {
        return [farPlace(document, path, { latitude, longitude })];
      }
      if (!name) return [];
      const place = `${latitude}, ${longitude}`;
      const other = holders.get(place) ?? name;
      holders.set(place, other);
      if (other === name) return [];
      const found = finding('same-place', { name, other, place });
      return [document.report(document.rangeOfFields([...path, 'latitude']), found)];
    });
  });
}

/** The numbers are often swapped, and the longitude’s minus is often forgotten. */
function farPlace(document: ContentDocument, path: FieldPath, place: Point): Diagnostic {
  const start = document.rangeOfKey([...path, 'latitude']);
  const both = document.rangeOfFields([...path, 'latitude'], [...path, 'longitude']);
  const { latitude, longitude } = place;
  const meant = [
    { latitude, longitude: -longitude },
    { latitude: longitude, longitude: latitude },
    { latitude: longitude, longitude: -latitude },
  ].find(isInStates);
  const indent = ' '.repeat(start.column - 1);
  const isTogether = both.endLine === both.line + 1;
  const suggestion =
    meant && isTogether
      ? `latitude: ${meant.latitude}\n${indent}longitude: ${meant.longitude}`
      : undefined;
  return document.report(
    isTogether ? both : start,
    finding('far-place', { place: `${latitude}, ${longitude}` }, { suggestion }),
  );
}

/**
 * Finds sample values in groups whose sample mark is gone: by deleting it, an editor says that
 * they are real. For the site’s own address, the company’s mark counts.
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
  'Write the address that the site will have, or put the line “placeholder: true” back below “company” until there is one.';

/** Finds places in the site’s settings that call the company by another name. */
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

/** Only the address of a search has words to compare; that of a profile may have none. */
function hasName(text: string, name: string): boolean {
  const searched = URL.canParse(text) ? (new URL(text).searchParams.get('q') ?? name) : text;
  return searched.toLowerCase().includes(name.toLowerCase());
}

/** Finds a house whose pictures before and after the work are swapped, or the same. */
export function pairFindings(document: ContentDocument, root: unknown): Diagnostic[] {
  const pairs = valueAt(root, ['beforeAfter', 'pairs']);
  if (!Array.isArray(pairs)) return [];
  return pairs.flatMap(({ before, after }, index) => {
    const isSame = before.file === after.file;
    if (!isSame && !(momentOf(before) === 'after' && momentOf(after) === 'before')) return [];
    const range = document.rangeOfValue(['beforeAfter', 'pairs', index, 'after', 'file']);
    return [document.report(range, finding('mixed-pair', { file: after.file, isSame }))];
  });
}

/** When a picture was taken, if its file’s name says so. */
function momentOf({ file }: { file: string }): string | undefined {
  return onlyOf(parsePath(file).base.match(/before|after/gi) ?? [])?.toLowerCase();
}

/** How many days a date may be after the day of publishing, as people who write ahead may round. */
const maxDaysEarly = 7;

/** Finds days of publishing and expiry that contradict each other or the date. */
export function publishingFindings(document: ContentDocument, root: unknown): Diagnostic[] {
  const [publishAt, expireAt, date] = ['publishAt', 'expireAt', 'date'].map((key) => {
    const day = valueAt(root, [key]);
    return typeof day === 'string' ? day : undefined;
  });
  if (!publishAt) return [];
  const at = (key: string) => document.rangeOfValue([key]);
  const isLost = expireAt !== undefined && publishAt >= expireAt;
  const isEarly = date !== undefined && daysBetween(publishAt, date) > maxDaysEarly;
  return [
    ...(isLost
      ? [document.report(at('expireAt'), finding('publish-order', { publishAt, expireAt }))]
      : []),
    ...(isEarly
      ? [document.report(at('publishAt'), finding('early-publishing', { publishAt, date }))]
      : []),
  ];
}

const daysBetween = (first: string, second: string) =>
  (Date.parse(second) - Date.parse(first)) / 86_400_000;

/**
 * Finds entries of a list that share what must be unique: two categories with one id would be one.
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
    const help = `Line ${line} already has it. ${catalogue['duplicate-id'].fix}`;
    const found = finding('duplicate-id', { id }, { help });
    return [document.report(document.rangeOfValue(leaf.path), found)];
  });
}

/** The list in which a text must be unique. */
function listWithout({ path }: Leaf, schema: z.ZodType, { data }: ContentDocument) {
  const [index, key] = path.slice(-2);
  if (typeof index !== 'number') return undefined;
  const list = path.slice(0, -2);
  return metaOf(schemaAt(schema, list, data)).unique === key ? list.join('.') : undefined;
}
