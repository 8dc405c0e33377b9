import { z } from 'zod';
import { type Diagnostic, finding } from '../model/diagnostic.ts';
import {
  childSchema,
  isRecord,
  knownKeys,
  metaOf,
  schemaAt,
  valueAt,
} from '../model/fieldSchema.ts';
import {
  didYouMean,
  inFull,
  maxShown,
  nearest,
  onlyOf,
  sentences,
  shortened,
} from '../model/words.ts';
import { writtenValue } from './canonicalText.ts';
import { meantValue } from './cures/meantValue.ts';
import { explainDays } from './explainDays.ts';
import { explainHeadless, explainMixed } from './explainSeveralKeys.ts';
import { explainVisibility } from './explainVisibility.ts';
import { type Issue, type Subject, subjectAt } from './subject.ts';

/** More than these must be a single mistake, made by a program. */
const maxTold = 20;

/** @param subject the group that has the fields */
export function explainUnknownKeys(subject: Subject, keys: readonly string[]): Diagnostic[] {
  const { document, path, field: here, label } = subject;
  const mixed = explainMixed(subject, keys) ?? explainHeadless(subject, keys);
  if (mixed) return [mixed];
  return keys.slice(0, maxTold).map((key) => {
    const special = explainVisibility(subject, key) ?? explainDays(subject, key);
    if (special) return special;
    const { retired, unknownAdvice } = metaOf(here);
    const { name, meaning } = readAsMeant(subject, key);
    const help =
      retired?.[key]?.advice ??
      (name && `Did you mean “${name}”?`) ??
      whereItBelongs(subject, key) ??
      atStart(subject, key) ??
      unknownAdvice ??
      whyUnknown(subject, key);
    const place = [...path, key];
    const isNameAlone = meaning === undefined;
    const range = isNameAlone ? document.rangeOfKey(place) : document.rangeOfFields(place);
    const [suggestion] = isNameAlone
      ? [name]
      : writtenValue(meaning, { key: name, indent: 0, isEntry: false });
    const told = { label, key: shortened(key) };
    return document.report(range, finding('unknown-field', told, { help, suggestion }));
  });
}

/**
 * A group whose kind depends on a field that is misspelled: until that is fixed, nobody knows
 * which other fields it can have.
 * @param subject the field that decides the kind
 * @returns `undefined` if it is missing altogether, or for any other field
 */
export function explainMisspeltKind({ document, schema, path }: Subject) {
  const [group, key] = [path.slice(0, -1), path.at(-1)];
  const field = schemaAt(schema, group, document.data);
  const written = valueAt(document.data, group);
  if (!(field instanceof z.ZodDiscriminatedUnion) || field.def.discriminator !== key) return;
  if (!isRecord(written)) return undefined;
  const meant = Object.keys(written).find((name) => nearest(name, [String(key)]));
  if (meant === undefined) return undefined;
  const value = { ...written, [String(key)]: valueAt(written, [meant]) };
  const known = knownKeys(field, value);
  const others = Object.keys(written).filter((name) => name !== meant && !known.includes(name));
  return [
    ...explainUnknownKeys(subjectAt(document, schema, group), [meant]),
    ...explainUnknownKeys(subjectAt(document, schema, group, value), others),
  ];
}

/** Advice for a field of exactly one of the groups below. */
function whereItBelongs({ field, value }: Subject, key: string): string | undefined {
  const holders = knownKeys(field, value).filter((name) => {
    const inner = field && childSchema(field, name, value);
    return knownKeys(inner, valueAt(value, [name])).includes(key);
  });
  const only = onlyOf(holders);
  if (only === undefined) return undefined;
  return valueAt(value, [only, key]) === undefined
    ? `It belongs below “${only}:”. Move it there, with two more spaces in front of each of its lines.`
    : `It belongs below “${only}:”, where it is already: delete one of the two, with everything that belongs to it.`;
}

/** Advice for a field of the file’s top level that is indented. */
function atStart({ schema, document: { data }, path }: Subject, key: string): string | undefined {
  const isMissing = knownKeys(schema, data).includes(key) && valueAt(data, [key]) === undefined;
  return path.length > 0 && isMissing
    ? `It does not belong to another field: delete the spaces in front of “${key}:”, and as many in front of each line below that belongs to it.`
    : undefined;
}

function whyUnknown({ document, path, field, value }: Subject, key: string): string {
  const { line, endLine } = document.rangeOfFields([...path, key]);
  const isGroup = isRecord(valueAt(value, [key])) && endLine > line;
  const known = knownKeys(field, value);
  // The name of a field is one word.
  if (/[a-z] [a-z]/i.test(key) && !isGroup) return forWords;
  const meant = nearest(key, known);
  if (meant && isGroup)
    return `“${meant}” is already there. Combine what is below the two under that name.`;
  if (meant)
    return `“${meant}” is already there, so delete one of the two with everything that belongs to it.`;
  const asked = isGroup
    ? 'It may belong to another group or entry, or the line above it may be missing: fix that, including the lines below. If it is something new, ask the developer for it: deleting it would lose everything below it.'
    : 'The page has no place for this: delete the line, or ask the developer for a new field.';
  // A few of many fields, none of them similar, would not help.
  const others = known.length <= maxShown ? known : [];
  return sentences(
    asked,
    didYouMean(key, others, isGroup ? 'The fields here are' : 'It has these fields'),
  );
}

const forWords =
  'These words are read as a field because of the colon. If they continue the text above, write all of it on one line, between single quotes. Otherwise, delete them.';

/** A misspelled field, read as the one that it was meant to be. */
interface AsMeant {
  /** The right name. */
  name?: string;
  /** What a value that is only written in another way means under that name. */
  meaning?: unknown;
  /** What is wrong with a value that means nothing there. */
  issue?: Issue;
}

/** @param subject the group that has the misspelled field */
export function readAsMeant({ field, value }: Subject, key: string): AsMeant {
  const name = metaOf(field).retired?.[key] ? undefined : meantField(field, value, key);
  const written = valueAt(value, [key]);
  const meant = field && name && childSchema(field, name, value);
  if (!name || !meant || written === null || isRecord(written)) return name ? { name } : {};
  const [issue] = z.safeParse(meant, written).error?.issues ?? [];
  if (!issue) return { name };
  const meaning = meantValue(String(written), meant);
  return z.safeParse(meant, meaning).success ? { name, meaning } : { name, issue };
}

/** The field that a misspelled one was meant to be, if a similar one is not there yet. */
export function meantField(
  schema: z.core.$ZodType | undefined,
  value: unknown,
  key: string,
): string | undefined {
  const unused = knownKeys(schema, value).filter((name) => valueAt(value, [name]) === undefined);
  const alike = sameMatter.find((names) => names.includes(key.toLowerCase())) ?? [];
  // Guide and reports call a field by its title.
  const isTitled = (name: string) =>
    metaOf(schema && childSchema(schema, name, value)).title?.toLowerCase() === key.toLowerCase();
  return (
    onlyOf(unused.filter(isTitled)) ??
    nearest(key, unused) ??
    inFull(key, unused) ??
    onlyOf(unused.filter((name) => alike.includes(name)))
  );
}

/** Names that different files use for the same thing. */
const sameMatter = [
  ['intro', 'summary', 'excerpt', 'description'],
  ['heading', 'title'],
  ['href', 'link', 'url'],
  ['q', 'question'],
  ['a', 'answer'],
];
