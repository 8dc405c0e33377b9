import { z } from 'zod';
import type { Diagnostic } from '../diagnostic.ts';
import type { ContentDocument } from '../parse/contentDocument.ts';
import { placeForField } from '../parse/fieldLines.ts';
import type { Publishing } from '../publishing.ts';
import { finding } from '../rules/finding.ts';
import {
  isWords,
  knownKeys,
  type Leaf,
  labelOf,
  metaOf,
  schemaAt,
  textLeaves,
} from '../validate/fieldSchema.ts';
import type { FieldPath } from '../validate/valueAt.ts';
import { valueAt } from '../validate/valueAt.ts';
import { findClaims } from '../words/claims.ts';
import { findContacts } from '../words/contacts.ts';
import { poorDescription } from '../words/poorDescription.ts';
import { writtenCounts } from '../words/writtenCounts.ts';
import type { ContactDetail, FieldReference, FileFacts, PictureDescription } from './fileFacts.ts';
import { cityWordsIn, keywordsIn, listingIn } from './listings.ts';
import { placeFindings } from './placeFindings.ts';
import { repeatedKeys } from './repeatedKeys.ts';
import { nameFindings, sampleFindings } from './sampleFindings.ts';
import { signsInField } from './signsInField.ts';

type FieldFacts = Pick<
  FileFacts,
  | 'diagnostics'
  | 'references'
  | 'listings'
  | 'contacts'
  | 'counts'
  | 'descriptions'
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
  return {
    diagnostics: [
      ...leaves.flatMap((leaf) => wordFindings(document, leaf)),
      ...leaves.filter(isWords).flatMap((leaf) => signsInField(document, leaf)),
      ...repeatedKeys(document, schema, leaves),
      ...publishingFindings(document, value as Publishing),
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
    counts: leaves
      .filter(isWords)
      .flatMap(({ path, value }) =>
        writtenCounts(value).map((count) => ({ ...count, ...placeOf(document, path, count.text) })),
      ),
    descriptions: leaves.flatMap((leaf) => descriptionIn(document, value, leaf)),
    ...dateIn(document, schema, value),
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

function publishingFindings(document: ContentDocument, { publishAt, expireAt }: Publishing) {
  if (!publishAt || !expireAt || publishAt < expireAt) return [];
  const found = finding('publish-order', { publishAt, expireAt });
  return [document.report(document.rangeOfValue(['expireAt']), found)];
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
