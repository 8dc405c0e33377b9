import { z } from 'zod';
import { type FieldPath, pathsIn, unwrap } from '../../model/fieldSchema.ts';
import { withoutBoldName } from '../../source/findSpecialSign.ts';
import type { ReadFields } from '../readFields.ts';
import { typedText } from './typedText.ts';

/** A line as it was typed, parsed more leniently than YAML. */
export interface TypedLine {
  /** How many columns it is indented. */
  indent: number;
  /** Whether it starts with a hyphen, or a character that was meant as one. */
  isEntry: boolean;
  /** The name before the colon, spelled as in the schema. */
  key: string | undefined;
  /** What follows, as it was typed. */
  words: string;
  /** What follows, as it was meant. */
  text: string;
}

const blank = '[\\s\\u00ad\\u200b\\u2060\\ufeff]';
/** What comes before the first visible sign of a line. */
export const lead = new RegExp(`^${blank}*`);
/** A hyphen needs no space after it; an asterisk or a number does. */
const bullet = new RegExp(`^(?:-(?!-)|[•–—·‣▪◦●]|(?:[*+]|\\d{1,2}[.)])(?=${blank}))${blank}*`);
const quote = '["\'“”‘’]?';
const named = new RegExp(
  `^${quote}([A-Za-z][\\w-]{0,40}(?: [A-Za-z]{1,20}){0,2})${quote}${blank}*(?::|：|=)${blank}*(.*)$`,
  's',
);

/** The names that a file’s fields may have, by the same in lowercase. */
export type FieldNames = ReadonlyMap<string, string>;

/** @returns the ways in which a line can be understood, the likeliest first */
export function typedLines(line: string, names: FieldNames): TypedLine[] {
  const start = lead.exec(line)?.[0] ?? '';
  const rest = line.slice(start.length);
  const indent = widthOf(start);
  const sign = bullet.exec(rest)?.[0];
  const whole = { indent, isEntry: false, ...wordsOf(rest) };
  if (sign === undefined) return withName(whole, names);
  const entry = withName({ indent, isEntry: true, ...wordsOf(rest.slice(sign.length)) }, names);
  // A hyphen with a space marks an entry; anything else may belong to the text.
  return /^-\s/.test(rest) ? entry : [...entry, whole];
}

const wordsOf = (words: string) => ({ key: undefined, words, text: typedText(words) });

function withName(line: TypedLine, names: FieldNames): TypedLine[] {
  const field = withoutBoldName(line.words) ?? line.words;
  const [, written = '', words = ''] = named.exec(field) ?? [];
  const key = names.get(written.replaceAll(/[ _-]/g, '').toLowerCase());
  return key ? [{ ...line, ...wordsOf(words), key }, line] : [line];
}

/** How many columns a line is indented as it was typed. */
export const typedIndent = (line: string) => widthOf(lead.exec(line)?.[0] ?? '');

/** How many spaces a line starts with; an empty line counts as indented further than all others. */
export const indentOf = (line = '') => (line.trim() ? line.search(/\S/) : Number.POSITIVE_INFINITY);

/** Whether a line starts an entry of a list. */
export const isEntryLine = (line = '') => /^\s*-\s/.test(line);

/** Zero-width characters take no column; a tab takes two, like one level. */
const widthOf = (space: string) =>
  space.replaceAll(/[\u00ad\u200b\u2060\ufeff]/g, '').replaceAll('\t', '  ').length;

/** @returns the path of the last field or entry that begins on a line of the file */
export const fieldAtLine = ({ document }: ReadFields, line: number): FieldPath | undefined =>
  pathsIn(document.data).findLast((path) => document.rangeOfKey(path).line === line);

const known = new WeakMap<z.core.$ZodType, FieldNames>();

/** Every field name that a file of a schema may have, at any level. */
export function fieldNames(schema: z.core.$ZodType): FieldNames {
  const found =
    known.get(schema) ?? new Map(namesIn(schema).map((name) => [name.toLowerCase(), name]));
  known.set(schema, found);
  return found;
}

function namesIn(schema: z.core.$ZodType): string[] {
  const inner = unwrap(schema);
  if (inner instanceof z.ZodArray) return namesIn(inner.def.element);
  if (inner instanceof z.ZodUnion) return inner.def.options.flatMap(namesIn);
  if (!(inner instanceof z.ZodObject)) return [];
  return Object.entries(inner.shape).flatMap(([name, field]) => [
    name,
    ...namesIn(field as z.core.$ZodType),
  ]);
}
