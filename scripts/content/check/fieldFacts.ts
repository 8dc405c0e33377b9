import { z } from 'zod';
import { type Diagnostic, finding } from '../model/diagnostic.ts';
import {
  type FieldPath,
  isWords,
  knownKeys,
  type Leaf,
  labelOf,
  metaOf,
  schemaAt,
  textLeaves,
  valueAt,
} from '../model/fieldSchema.ts';
import type {
  ContactDetail,
  FieldReference,
  FileFacts,
  Listing,
  PictureDescription,
} from '../model/fileFacts.ts';
import type { ContentDocument } from '../source/contentDocument.ts';
import { placeForField } from '../source/fieldLines.ts';
import { poorDescription } from './body/bodyFindings.ts';
import { nameFindings, placeFindings, repeatedKeys, sampleFindings } from './fieldFindings.ts';
import { publishingFindings } from './publishingFindings.ts';
import { signsInField } from './signsInField.ts';
import { findClaims } from './words/claims.ts';
import { findContacts } from './words/contacts.ts';
import { photoRequests } from './words/photoRequests.ts';
import { writtenCounts } from './words/writtenCounts.ts';

type FieldFacts = Pick<
  FileFacts,
  | 'diagnostics'
  | 'references'
  | 'listings'
  | 'contacts'
  | 'counts'
  | 'descriptions'
  | 'photoRequests'
  | 'date'
  | 'cityWords'
>;

/**
 * What the fields of a valid file say.
 * @param value typed by `schema`
 */
export function fieldFacts(
  document: ContentDocument,
  schema: z.ZodType,
  value: unknown,
): FieldFacts {
  const leaves = [...textLeaves(schema, value)];
  const texts = leaves.filter(isWords);
  return {
    diagnostics: [
      ...leaves.flatMap((leaf) => wordFindings(document, leaf)),
      ...texts.flatMap((leaf) => signsInField(document, leaf)),
      ...repeatedKeys(document, schema, leaves),
      ...publishingFindings(document, value),
      ...sampleFindings(document, schema, leaves, value),
      ...nameFindings(document, value),
      ...placeFindings(document, value),
    ],
    references: leaves.flatMap((leaf) => referenceIn(document, schema, value, leaf) ?? []),
    listings: [
      ...leaves.flatMap((leaf) => listingIn(document, leaf) ?? []),
      ...keywordsIn(document, value),
    ],
    contacts: leaves.flatMap((leaf) => contactsIn(document, leaf)),
    counts: texts.flatMap(({ path, value }) =>
      writtenCounts(value).map((count) => ({ ...count, ...placeOf(document, path, count.text) })),
    ),
    descriptions: leaves.flatMap((leaf) => descriptionIn(document, value, leaf)),
    photoRequests: texts.flatMap(({ path, value }) =>
      photoRequests(value).map((words) => ({ words, range: placeOf(document, path, words).range })),
    ),
    ...dateIn(document, schema, value),
    ...noticeEndIn(document, value),
    ...cityWordsIn(document, value),
  };
}

function wordFindings(document: ContentDocument, { path, value, meta }: Leaf): Diagnostic[] {
  if (meta.reference) return [];
  const poor = meta.role === 'alt' ? poorDescription(value) : undefined;
  return [
    ...(poor ? [document.report(document.rangeOfValue(path), poor)] : []),
    ...findClaims(value).map((claim) => {
      const { range } = placeOf(document, path, claim.words);
      return document.report(range, finding('forbidden-claim', claim));
    }),
  ];
}

/** Where some words of a field stand; the whole field where the file writes them in another way. */
function placeOf(document: ContentDocument, path: FieldPath, words: string) {
  const exact = document.rangeOfWords(path, words);
  return { range: exact ?? document.rangeOfValue(path), isExact: exact !== undefined };
}

function referenceIn(
  document: ContentDocument,
  schema: z.ZodType,
  root: unknown,
  { path, value, meta }: Leaf,
): FieldReference | undefined {
  if (!meta.reference) return undefined;
  const { minWidth } = metaOf(schemaAt(schema, path.slice(0, -1), root));
  return {
    target: meta.reference,
    name: value,
    path,
    isOptional: schemaAt(schema, path, root) instanceof z.ZodOptional,
    label: labelOf(schema, path, root),
    range: document.rangeOfValue(path),
    ...(minWidth === undefined ? {} : { minWidth }),
  };
}

function contactsIn(document: ContentDocument, { path, value, meta }: Leaf): ContactDetail[] {
  if (meta.reference || meta.role === 'example' || meta.role === 'street') return [];
  return findContacts(value).map((found) => ({
    ...found,
    ...placeOf(document, path, found.text),
  }));
}

function descriptionIn(
  document: ContentDocument,
  root: unknown,
  { path, value, meta }: Leaf,
): PictureDescription[] {
  if (meta.role !== 'alt') return [];
  const picture = String(valueAt(root, [...path.slice(0, -1), 'file']));
  return [{ words: value, picture, range: document.rangeOfValue(path) }];
}

function dateIn(
  document: ContentDocument,
  schema: z.ZodType,
  root: unknown,
): Pick<FileFacts, 'date'> {
  const day = valueAt(root, ['date']);
  if (typeof day !== 'string') return {};
  const keys = knownKeys(schema, root);
  const place = placeForField(document, [], keys.slice(0, keys.indexOf('publishAt')));
  const publishing = place && { after: place.after, text: `publishAt: ${day}` };
  const range = document.rangeOfValue(['date']);
  return { date: { day, range, ...(publishing && { publishing }) } };
}

function noticeEndIn(document: ContentDocument, root: unknown): Pick<FileFacts, 'noticeEnd'> {
  const path = ['notice', 'lastDay'];
  const day = valueAt(root, path);
  return typeof day === 'string' ? { noticeEnd: { day, range: document.rangeOfValue(path) } } : {};
}

/** @returns what a field says of its page, if it is one by which pages are told apart */
function listingIn(document: ContentDocument, { path, value }: Leaf): Listing | undefined {
  const field = listingFields[path.join('.')];
  return field && { field, text: value, range: document.rangeOfValue(path) };
}

const listingFields: Readonly<Record<string, Listing['field']>> = {
  'seo.title': 'title',
  'seo.description': 'description',
  title: 'heading',
  heading: 'heading',
  excerpt: 'summary',
  summary: 'summary',
  intro: 'summary',
  description: 'summary',
};

/** The keywords count as one: only all of them together tell a copy. */
function keywordsIn(document: ContentDocument, root: unknown): Listing[] {
  const keywords = valueAt(root, ['seo', 'keywords']);
  if (!Array.isArray(keywords)) return [];
  const range = document.rangeOfKey(['seo', 'keywords']);
  return [{ field: 'keywords', text: keywords.join('\n'), range }];
}

const cityPaths = [['heading'], ['intro'], ['image', 'alt'], ['seo', 'keywords']] as const;

/** The words of a city’s page that should not name another city. */
function cityWordsIn(document: ContentDocument, root: unknown): Pick<FileFacts, 'cityWords'> {
  if (!document.file.startsWith('content/cities/')) return {};
  const cityWords = cityPaths.map((path) => {
    const found = valueAt(root, path);
    const isList = Array.isArray(found);
    return {
      words: isList ? found.join('; ') : String(found),
      range: isList ? document.rangeOfKey(path) : document.rangeOfValue(path),
    };
  });
  return { cityWords };
}
