import { z } from 'zod';
import type { Diagnostic } from '../model/diagnostic.ts';
import {
  type FieldPath,
  isWords,
  type Leaf,
  labelOf,
  metaOf,
  purposeOf,
  schemaAt,
  textLeaves,
  valueAt,
} from '../model/fieldSchema.ts';
import type {
  ContactDetail,
  FieldReference,
  FileFacts,
  PictureDescription,
  PlaceholderUse,
} from '../model/fileFacts.ts';
import { writtenPlaceholders } from '../model/placeholders.ts';
import type { ContentDocument } from '../source/contentDocument.ts';
import { placed } from '../source/lines.ts';
import { poorDescription } from './body/bodyFindings.ts';
import { countFinding } from './body/listCounts.ts';
import {
  nameFindings,
  pairFindings,
  placeFindings,
  publishingFindings,
  repeatedKeys,
  sampleFindings,
} from './fieldFindings.ts';
import { cityWordsIn, daysIn, keywordsIn, listingIn } from './listingFacts.ts';
import { checkElsewhere } from './outsideLinks.ts';
import { signsInField } from './signsInField.ts';
import { findContacts } from './words/contacts.ts';
import { photoRequests } from './words/statements.ts';
import { wordFindings } from './words/wordFindings.ts';
import { writtenCounts } from './words/writtenCounts.ts';

type FieldFacts = Omit<FileFacts, 'file' | 'value' | 'body'>;

/**
 * Gathers the facts in the fields of a valid file.
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
      ...textFindings(document, leaves),
      ...texts.flatMap((leaf) => miscountedIn(document, leaf, value)),
      ...repeatedKeys(document, schema, leaves),
      ...publishingFindings(document, value),
      ...sampleFindings(document, schema, leaves, value),
      ...nameFindings(document, value),
      ...placeFindings(document, value),
      ...pairFindings(document, value),
    ],
    references: leaves.flatMap((leaf) => referenceIn(document, schema, value, leaf) ?? []),
    listings: [
      ...leaves.flatMap((leaf) => listingIn(document, leaf) ?? []),
      ...keywordsIn(document, value),
    ],
    ...saidIn(document, leaves),
    counts: texts.flatMap(({ path, value }) =>
      placed(writtenCounts(value), placesIn(document, path)),
    ),
    asks: texts.flatMap((leaf) => asksIn(document, schema, value, leaf)),
    descriptions: leaves.flatMap((leaf) => descriptionIn(document, value, leaf)),
    days: daysIn(document, schema, value),
    ...cityWordsIn(document, value),
  };
}

/** The same for a file with a wrong field: only what each of the other fields says on its own. */
export function unfitFacts(
  document: ContentDocument,
  schema: z.ZodType,
): Pick<FieldFacts, 'diagnostics' | 'references' | 'contacts' | 'photoRequests'> {
  const leaves = [...textLeaves(schema, document.data)];
  return {
    diagnostics: textFindings(document, leaves),
    references: leaves.flatMap((leaf) => referenceIn(document, schema, document.data, leaf) ?? []),
    ...saidIn(document, leaves),
  };
}

const placesIn = (document: ContentDocument, path: FieldPath) => (words: string, earlier: number) =>
  document.placeOfWords(path, words, earlier);

/** What texts say about the company, and ask of visitors. */
const saidIn = (document: ContentDocument, leaves: readonly Leaf[]) => ({
  contacts: leaves.flatMap((leaf) => contactsIn(document, leaf)),
  photoRequests: leaves
    .filter(isWords)
    .flatMap(({ path, value }) =>
      photoRequests(value).map((words) => ({ words, ...document.placeOfWords(path, words) })),
    ),
});

/** What is wrong with the texts of fields, each on its own. */
const textFindings = (document: ContentDocument, leaves: readonly Leaf[]): Diagnostic[] => [
  ...leaves.flatMap((leaf) => findingsIn(document, leaf)),
  ...leaves.filter(isWords).flatMap((leaf) => signsInField(document, leaf)),
];

function findingsIn(document: ContentDocument, { path, value, meta }: Leaf): Diagnostic[] {
  if (meta.reference) return [];
  const found =
    meta.role === 'alt'
      ? poorDescription(value)
      : isElsewhere(path, value)
        ? checkElsewhere(value)
        : undefined;
  return [
    ...(found ? [document.report(document.rangeOfValue(path), found)] : []),
    ...placed(wordFindings(value), placesIn(document, path)).map((told) =>
      document.report(told.range, told.found),
    ),
  ];
}

/** A heading that says how many entries its group’s list has, if that is the group’s only list. */
function miscountedIn(document: ContentDocument, { path, value }: Leaf, root: unknown) {
  if (path.length < 2 || path.at(-1) !== 'heading') return [];
  const lists = Object.values(valueAt(root, path.slice(0, -1)) ?? {}).filter(Array.isArray);
  const [list = [], ...others] = lists;
  const told =
    others.length === 0 && list.length > 0 ? countFinding(value, list.length, true) : undefined;
  return told ? [document.report(document.placeOfWords(path, told.words).range, told.found)] : [];
}

/** Whether a field has the address of one of the company’s pages on other sites. */
const isElsewhere = (path: FieldPath, value: string) =>
  path[0] === 'links' && path.at(-1) === 'url' && URL.canParse(value);

function referenceIn(
  document: ContentDocument,
  schema: z.ZodType,
  root: unknown,
  { path, value, schema: field, meta }: Leaf,
): FieldReference | undefined {
  if (!meta.reference) return undefined;
  const { minWidth } = metaOf(schemaAt(schema, path.slice(0, -1), root));
  return {
    target: meta.reference,
    name: value,
    path,
    isOptional: field instanceof z.ZodOptional,
    label: labelOf(schema, path, root),
    range: document.rangeOfValue(path),
    ...(minWidth === undefined ? {} : { minWidth }),
  };
}

function contactsIn(document: ContentDocument, { path, value, meta }: Leaf): ContactDetail[] {
  if (meta.reference || meta.role === 'example' || meta.role === 'fact') return [];
  return placed(findContacts(value), placesIn(document, path)).map((found) => ({
    ...found,
    ...(path.includes('keywords') ? { isKeyword: true } : {}),
    isEmergency: found.isEmergency || path.includes('emergency'),
  }));
}

/** The placeholders of a field; they are filled in once all files are known. */
function asksIn(
  document: ContentDocument,
  schema: z.ZodType,
  root: unknown,
  { path, value, schema: field }: Leaf,
): PlaceholderUse[] {
  return writtenPlaceholders(value).map(({ name, written }) => ({
    name,
    range: document.placeOfWords(path, written).range,
    field: {
      path,
      label: labelOf(schema, path, root),
      purpose: purposeOf(field),
      range: document.rangeOfValue(path),
    },
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
