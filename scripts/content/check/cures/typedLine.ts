import { type Document, isMap, isNode, isSeq } from 'yaml';
import { z } from 'zod';
import { type FieldPath, unwrap } from '../../model/fieldSchema.ts';
import { keyOf } from '../../source/contentDocument.ts';
import { typedText } from './typedText.ts';

/** A line as it was typed, taken apart without YAML’s strictness. */
export interface TypedLine {
  /** How many columns it is indented. */
  indent: number;
  /** Whether it starts with a hyphen, or a sign that was meant for one. */
  isEntry: boolean;
  /** The name before the colon, spelt as the schema has it. */
  key: string | undefined;
  /** What follows, as it stands. */
  words: string;
  /** What follows, as it was meant. */
  text: string;
}

const blank = '[\\s\\u00ad\\u200b\\u2060\\ufeff]';
const lead = new RegExp(`^${blank}*`);
/** A hyphen may stand close to its text; an asterisk or a number only before a space. */
const bullet = new RegExp(`^(?:-(?!-)|[•–—·‣▪◦●]|(?:[*+]|\\d{1,2}[.)])(?=${blank}))${blank}*`);
const quote = '["\'“”‘’]?';
const named = new RegExp(
  `^${quote}([A-Za-z][\\w-]{0,40})${quote}${blank}*(?::|：|=)${blank}*(.*)$`,
  's',
);

/** The names that a file’s fields may have, by their lower case. */
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
  // A hyphen with its space is one; any other sign may belong to the text.
  return /^-\s/.test(rest) ? entry : [...entry, whole];
}

const wordsOf = (words: string) => ({ key: undefined, words, text: typedText(words) });

function withName(line: TypedLine, names: FieldNames): TypedLine[] {
  const [, written = '', words = ''] = named.exec(line.words) ?? [];
  const key = names.get(written.toLowerCase());
  return key ? [{ ...line, ...wordsOf(words), key }, line] : [line];
}

/** How many columns a line is indented as it was typed. */
export const typedIndent = (line: string) => widthOf(lead.exec(line)?.[0] ?? '');

/** Signs of no width take no column; a tab is two, as one level is. */
const widthOf = (space: string) =>
  space.replaceAll(/[\u00ad\u200b\u2060\ufeff]/g, '').replaceAll('\t', '  ').length;

interface Child {
  key: string | number;
  /** Where its name, or the entry, starts. */
  start: number;
  value: unknown;
}

/**
 * @param lineOf the line of an offset into the YAML
 * @returns the path of the field or entry that stands on a line, the deepest of several
 */
export function fieldAtLine(
  { contents }: Document,
  lineOf: (offset: number) => number,
  line: number,
): FieldPath | undefined {
  let path: FieldPath = [];
  let found: FieldPath | undefined;
  let children = childrenOf(contents);
  while (children.length > 0) {
    // What stands on the line is, or stands in, the last that starts on it or above.
    const child = children.findLast(({ start }) => lineOf(start) <= line);
    if (!child) break;
    path = [...path, child.key];
    if (lineOf(child.start) === line) found = path;
    children = childrenOf(child.value);
  }
  return found;
}

function childrenOf(node: unknown): Child[] {
  if (isSeq(node)) {
    return node.items.flatMap((value, key) => {
      const start = isNode(value) ? value.range?.[0] : undefined;
      return start === undefined ? [] : [{ key, start, value }];
    });
  }
  if (!isMap(node)) return [];
  return node.items.flatMap((pair) => {
    const start = isNode(pair.key) ? pair.key.range?.[0] : undefined;
    return start === undefined ? [] : [{ key: keyOf(pair), start, value: pair.value }];
  });
}

const known = new WeakMap<z.core.$ZodType, FieldNames>();

/** Every name that stands anywhere in a file of a schema. */
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
