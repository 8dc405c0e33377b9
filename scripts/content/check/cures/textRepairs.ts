import { writtenValue } from '../canonicalText.ts';
import { meaningsOf, meantHost } from './meantValue.ts';
import { type FieldNames, type TypedLine, typedLines, typedText } from './typedLine.ts';

/** Lines that replace others, and the value that they must then have. */
export interface Repair {
  /** The index of the first line that is replaced. */
  start: number;
  count: number;
  lines: readonly string[];
  /** The name in the first line. */
  key: string | undefined;
  /** The value that was typed: words, or the entries of a list; empty above a group. */
  typed: string | readonly string[];
  /** Whether it moves lines, so that they may end up in another group. */
  isMove: boolean;
}

/** Finds ways to repair a line, the likeliest first. */
export type FindRepairs = (lines: readonly string[], index: number, names: FieldNames) => Repair[];

/** A list that was written after its name: a single entry, or several separated by commas. */
export function listOnLine(way: TypedLine, start: number): Repair[] {
  const { key, words } = way;
  if (!key || way.isEntry) return [];
  const bare = words.trim().replace(/^\[/, '').replace(/\]$/, '');
  const entries = bare.split(/[,;]/).map(typedText).filter(Boolean);
  if (entries.length === 0) return [];
  const hosts = entries.map((entry) => meantHost(entry) ?? entry);
  return [entries, hosts].map((meant) => inPlace(way, start, 1, meant));
}

/** Signs that start an entry wherever they are: nothing else in a file begins with them. */
const bullet = /^\s*[•·‣▪◦●–—]/;

/**
 * A list below its name, whose hyphens are missing or other characters, or whose first entry is
 * on the line of its name.
 */
export function listBelow(
  lines: readonly string[],
  way: TypedLine,
  start: number,
  names: FieldNames,
): Repair[] {
  const entries = /^-\s/.test(way.words) ? [way.text] : [];
  if (!way.key || way.isEntry || way.text !== entries.join('')) return [];
  for (const line of lines.slice(start + 1)) {
    const ways = typedLines(line, names);
    const entry = ways.findLast(({ isEntry }) => isEntry) ?? ways.at(-1);
    const isOther = ways.some(({ key, isEntry }) => key && !isEntry);
    const isLeft = (entry?.indent ?? 0) < way.indent && !bullet.test(line);
    if (!entry?.text || isOther || isLeft || line === '---') break;
    entries.push(entry.text);
  }
  const below = way.text === '' ? entries.length : entries.length - 1;
  return entries.length > 0 ? [inPlace(way, start, below + 1, entries)] : [];
}

/** A list below its name, on one line and separated by commas. */
export const phrasesBelow: FindRepairs = (lines, start, names) => {
  const [way] = typedLines(lines[start], names);
  const parts = (lines[start + 1] ?? '').split(/[,;]/).map(typedText).filter(Boolean);
  const isMeant = parts.length > 1 && parts.every((part) => phrase.test(part));
  return way?.key && way.text === '' && isMeant ? [inPlace(way, start, 2, parts)] : [];
};

/** A short entry: a single text with commas has longer parts, or ends like a sentence. */
const phrase = /^\S+(?: \S+){0,4}(?<![.!?])$/;

/**
 * Entries of a list that are read as one because the later ones have no hyphen. A single text
 * broken into lines would have longer ones.
 */
export const phrasesOfEntry: FindRepairs = (lines, index, names) => {
  const [first] = typedLines(lines[index], names);
  if (!first?.isEntry || first.key) return [];
  const end = lines.findIndex((line, at) => at > index && (!line || !goesOn(line, names)));
  const entries = lines.slice(index + 1, end < 0 ? undefined : end).map(typedText);
  if (![first.text, ...entries].every((entry) => phrase.test(entry))) return [];
  const written = [first.text, ...entries].flatMap((entry) => writtenValue(entry, first));
  const repair = { start: index, count: written.length, lines: written, key: undefined };
  return [{ ...repair, typed: first.text, isMove: true }];
};

/** Rewrites one text or list in place of the lines on which it was typed. */
export const inPlace = (
  way: TypedLine,
  start: number,
  count: number,
  typed: Repair['typed'],
): Repair => ({
  start,
  count,
  lines: writtenValue(typed, way),
  key: way.key,
  typed,
  isMove: false,
});

/**
 * The fields of a group that is read as one text because no colon is followed by a normal space.
 * @param index the line of the first field
 */
export const gluedFields: FindRepairs = (lines, index, names) => {
  const [first, ...others] = lines.slice(index).map((line) => typedLines(line, names)[0]);
  if (!first?.key || !first.text) return [];
  const indent = first.indent + (first.isEntry ? 2 : 0);
  const end = others.findIndex(
    (way) => !way?.key || !way.text || way.isEntry || way.indent !== indent,
  );
  const fields = [first, ...others.slice(0, end < 0 ? undefined : end)].flatMap((way) => way ?? []);
  const repair = { start: index, count: fields.length, key: first.key, typed: first.text };
  return waysToWrite(fields).map((written) => ({ ...repair, lines: written, isMove: false }));
};

/** How many ways to write the fields are tried: digits may be a ZIP code or a number. */
const maxWays = 32;

/** The ways to write the lines of fields: each value as words, or as a number or boolean. */
const waysToWrite = (fields: readonly TypedLine[]): string[][] =>
  fields.reduce<string[][]>(
    (ways, field) => {
      const [words, ...others] = meaningsOf(field.text);
      const values = [words, ...others.filter((value) => typeof value !== 'string')];
      return ways
        .flatMap((before) => values.map((value) => [...before, ...writtenValue(value, field)]))
        .slice(0, maxWays);
    },
    [[]],
  );

/** Whether a line is neither a field nor the start of an entry. */
export const goesOn = (line: string, names: FieldNames) =>
  // Up to four words with a colon are a field, known or not, and even between stars.
  !/^(?:---$|\s*#|\s*[^\s:]+(?: [^\s:]+){0,3}:[*_]{0,3}(?:\s|$))/.test(line) &&
  typedLines(line, names).every(({ key, isEntry }) => !key && !isEntry);
