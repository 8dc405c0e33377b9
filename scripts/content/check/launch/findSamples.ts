import type { z } from 'zod';
import type { ContentFolder } from '../../model/contentFolder.ts';
import { type Diagnostic, type Finding, finding, type Range } from '../../model/diagnostic.ts';
import {
  type FieldPath,
  knownKeys,
  type Leaf,
  labelOf,
  metaOf,
  schemaAt,
  textLeaves,
  valueAt,
} from '../../model/fieldSchema.ts';
import { isSample } from '../../model/placeholders.ts';
import { standIns } from '../../model/siteServices.ts';
import { shortened } from '../../model/words.ts';
import type { ContentDocument } from '../../source/contentDocument.ts';
import { rangeInBody } from '../body/prose.ts';
import {
  findReserved,
  isBelow,
  isSearchPage,
  isShipped,
  mark,
  markedFiles,
  sampleKind,
} from './sampleValues.ts';

/**
 * Finds every sample: what is marked as one, and what is one by its content, marked or not. Files
 * with other mistakes are searched too.
 * @param folder what was read from `content/`
 * @param pictures those that were drawn for samples, as paths below `content/images/`
 */
export function findSamples(
  folder: ContentFolder,
  pictures: ReadonlySet<string> = new Set(),
): Diagnostic[] {
  return markedFiles(folder).flatMap(({ document, schema, groups }) => {
    const signs = fieldSigns(document, schema, pictures);
    const unmarked = signs.filter(({ path }) => !groups.some((group) => isBelow(path, group)));
    return [
      ...groups.map((group) => reportMark(document, schema, group, signs)),
      ...unmarked.map(({ range, found }) => document.report(range, found)),
      ...bodySamples(document),
    ];
  });
}

/** A marked sample with a sign is reported once: at its mark, with the sign’s advice. */
function reportMark(
  document: ContentDocument,
  schema: z.ZodType,
  group: FieldPath,
  signs: readonly Sign[],
): Diagnostic {
  const label = sampleName(document, schema, group);
  const sign = signs.find(({ path }) => isBelow(path, group));
  const help = sign && `${sign.found.help} Then delete the line “${mark}: true”.`;
  const found = finding('placeholder-left', { label }, { help });
  return document.report(document.rangeOfFields([...group, mark]), found);
}

function bodySamples(document: ContentDocument): Diagnostic[] {
  const { body } = document;
  if (!body) return [];
  return findReserved(body.text).map(({ words, start }) =>
    document.report(
      rangeInBody(body, start, start + words.length),
      finding('sample-contact', { label: 'The text', value: words }),
    ),
  );
}

/** A sign that a field holds a sample. */
interface Sign {
  path: FieldPath;
  range: Range;
  found: Finding;
}

/**
 * Finds the fields of a file that hold samples, by their values.
 * @param pictures those that were drawn for samples, as paths below `content/images/`
 */
function fieldSigns(
  document: ContentDocument,
  schema: z.ZodType,
  pictures: ReadonlySet<string>,
): Sign[] {
  // The placeholder texts of the form’s fields are examples for visitors.
  const leaves = [...textLeaves(schema, document.data)].filter(
    ({ meta }) => meta.role !== 'example',
  );
  return [
    ...leaves.flatMap((leaf) => valueSigns(document, schema, leaf)),
    ...shippedSigns(document, schema, leaves, pictures),
  ];
}

function valueSigns(
  document: ContentDocument,
  schema: z.ZodType,
  { path, value, meta }: Leaf,
): Sign[] {
  const label = labelOf(schema, path, document.data);
  const whole = (found: Finding): Sign[] => [{ path, range: document.rangeOfValue(path), found }];
  if (meta.sample === 'licence' && isSample('licence', value)) {
    return whole(finding('sample-contact', { label, value }));
  }
  if (standIns.includes(value)) return whole(finding('sample-service', { label, value }));
  if (isSearchPage(value)) return whole(finding('sample-search', { label }));
  return findReserved(value).map(({ words }) => ({
    path,
    range: document.rangeOfWords(path, words) ?? document.rangeOfValue(path),
    found: finding('sample-contact', { label, value: words }),
  }));
}

/** A person or a job is reported once, at the first of its fields that is as shipped. */
function shippedSigns(
  document: ContentDocument,
  schema: z.ZodType,
  leaves: readonly Leaf[],
  pictures: ReadonlySet<string>,
): Sign[] {
  const told = new Set<string>();
  return leaves.flatMap((leaf) => {
    const { path, value } = leaf;
    const kind = sampleKind(schema, leaf, document.data);
    const isPicture = kind === 'picture';
    if (!kind || !(isPicture ? pictures.has(value) : isShipped(kind, value))) return [];
    const group = sampleGroup(schema, path, document.data);
    if (!group || told.has(group.join('.'))) return [];
    told.add(group.join('.'));
    const label = sampleName(document, schema, group);
    const found = finding('sample-words', { label, isPicture });
    return [{ path, range: document.rangeOfValue(path), found }];
  });
}

/** The innermost group around a field that can be marked as a sample, if any. */
function sampleGroup(schema: z.ZodType, path: FieldPath, root: unknown): FieldPath | undefined {
  const groups = path.map((_key, index) => path.slice(0, index));
  return groups.findLast((group) =>
    knownKeys(schemaAt(schema, group, root), valueAt(root, group)).includes(mark),
  );
}

/** The fields that tell one sample from another, the most specific first. */
const tellingKeys = ['display', 'number', 'street', 'url', 'title', 'name', 'heading'];

/** A group as an editor knows it: “Testimonial “Dana K.””. */
function sampleName(document: ContentDocument, schema: z.ZodType, group: FieldPath): string {
  const name = labelOf(schema, group, document.data) || (metaOf(schema).title ?? 'This file');
  const sample = tellingKeys
    .map((key) => valueAt(document.data, [...group, key]))
    .find((text) => typeof text === 'string');
  return sample ? `${name} “${shortened(sample)}”` : name;
}
