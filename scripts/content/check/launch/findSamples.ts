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
import { rangeInBody } from '../body/prose.ts';
import {
  findReserved,
  isBelow,
  isSearchPage,
  isShipped,
  type MarkedFile,
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
export function findSamples(folder: ContentFolder, pictures: ReadonlySet<string>): Diagnostic[] {
  return markedFiles(folder).flatMap((file) => {
    const { document, groups } = file;
    const signs = fieldSigns(file, pictures);
    const unmarked = signs.filter(({ path }) => !groups.some((group) => isBelow(path, group)));
    return [
      ...groups.map((group) => reportMark(file, group, signs)),
      ...unmarked.map(({ range, found }) => document.report(range, found)),
      ...bodySamples(document),
    ];
  });
}

/** A marked sample with a sign is reported once: at its mark, with the sign’s advice. */
function reportMark(file: MarkedFile, group: FieldPath, signs: readonly Sign[]): Diagnostic {
  const { document } = file;
  const label = sampleName(file, group);
  const sign = signs.find(({ path }) => isBelow(path, group));
  const help = sign && `${sign.found.help} Then delete the line “${mark}: true”.`;
  const found = finding('placeholder-left', { label }, { help });
  return document.report(document.rangeOfFields([...group, mark]), found);
}

function bodySamples(document: MarkedFile['document']): Diagnostic[] {
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

/** Finds the fields of a file that hold samples, by their values. */
function fieldSigns(file: MarkedFile, pictures: ReadonlySet<string>): Sign[] {
  // The placeholder texts of the form’s fields are examples for visitors.
  const leaves = [...textLeaves(file.schema, file.document.data)].filter(
    ({ meta }) => meta.role !== 'example',
  );
  return [
    ...leaves.flatMap((leaf) => valueSigns(file, leaf)),
    ...shippedSigns(file, leaves, pictures),
  ];
}

function valueSigns({ document, schema }: MarkedFile, { path, value, meta }: Leaf): Sign[] {
  const label = labelOf(schema, path, document.data);
  const whole = (found: Finding): Sign[] => [{ path, range: document.rangeOfValue(path), found }];
  if (meta.sample === 'licence' && isSample('licence', value)) {
    return whole(finding('sample-contact', { label, value }));
  }
  if (standIns.includes(value)) return whole(finding('sample-service', { label, value }));
  if (isSearchPage(value)) return whole(finding('sample-search', { label }));
  return findReserved(value).map(({ words }) => ({
    path,
    range: document.placeOfWords(path, words).range,
    found: finding('sample-contact', { label, value: words }),
  }));
}

/** A person or a job is reported once, at the first of its fields that is as shipped. */
function shippedSigns(
  file: MarkedFile,
  leaves: readonly Leaf[],
  pictures: ReadonlySet<string>,
): Sign[] {
  const { document, schema } = file;
  const told = new Set<string>();
  return leaves.flatMap((leaf) => {
    const { path, value } = leaf;
    const kind = sampleKind(schema, leaf, document.data);
    const isPicture = kind === 'picture';
    if (!kind || !(isPicture ? pictures.has(value) : isShipped(kind, value))) return [];
    const group = sampleGroup(file, path);
    if (!group || told.has(group.join('.'))) return [];
    told.add(group.join('.'));
    const label = sampleName(file, group);
    const found = finding('sample-words', { label, isPicture });
    return [{ path, range: document.rangeOfValue(path), found }];
  });
}

/** The innermost group around a field that can be marked as a sample, if any. */
function sampleGroup({ document: { data }, schema }: MarkedFile, path: FieldPath) {
  const groups = path.map((_key, index) => path.slice(0, index));
  return groups.findLast((group) =>
    knownKeys(schemaAt(schema, group, data), valueAt(data, group)).includes(mark),
  );
}

/** The fields that tell one sample from another, the most specific first. */
const tellingKeys = ['display', 'number', 'street', 'url', 'title', 'name', 'heading'];

/** A group as an editor knows it: “Testimonial “Dana K.””. */
function sampleName({ document: { data }, schema }: MarkedFile, group: FieldPath): string {
  const name = labelOf(schema, group, data) || (metaOf(schema).title ?? 'This file');
  const sample = tellingKeys
    .map((key) => valueAt(data, [...group, key]))
    .find((text) => typeof text === 'string');
  return sample ? `${name} “${shortened(sample)}”` : name;
}
