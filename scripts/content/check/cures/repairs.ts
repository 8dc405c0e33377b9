import { meaningsOf } from './meantValue.ts';
import { listBelow, listOnLine, paragraphs, type Repair } from './textRepairs.ts';
import {
  type FieldNames,
  indentOf,
  isEntryLine,
  type TypedLine,
  typedIndent,
  typedLines,
} from './typedLine.ts';
import { typedText, writtenValue } from './typedText.ts';

/**
 * What may be wrong with a line by itself: its signs, its quotes, the way its value is written.
 * The likeliest first.
 */
export function lineRepairs(lines: readonly string[], index: number, names: FieldNames): Repair[] {
  const ways = typedLines(lines[index] ?? '', names);
  const found = ways.flatMap((way) => [
    ...rewritten(way, index),
    ...listOnLine(way, index),
    ...listBelow(lines, way, index, names),
  ]);
  return [
    ...found,
    // A hyphen that was left out; the words may even look like one that was not.
    ...ways.flatMap((way) =>
      // A field whose name is known is no words of a list.
      way.isEntry || (!way.key && ways.some(({ key }) => key))
        ? []
        : rewritten({ ...way, isEntry: true }, index, true),
    ),
    ...ways.flatMap((way) => withoutColon(way, index, names, otherSigns)),
    ...paragraphs(lines, index, names),
    ...ways.flatMap((way) => withoutColon(way, index, names, blank)),
  ];
}

/** What stands in place of a colon. */
const otherSigns = /^(\w+)\s*(?:\s[-–—]|=)\s+(.+)$/;
const blank = /^([\w-]+)\s+(.+)$/;

/** A name without its colon. */
function withoutColon(way: TypedLine, index: number, names: FieldNames, form: RegExp): Repair[] {
  const [, word = '', words = ''] = form.exec(way.words) ?? [];
  const key = way.key ? undefined : names.get(word.toLowerCase());
  return key ? rewritten({ ...way, key, words, text: typedText(words) }, index) : [];
}

function rewritten(way: TypedLine, start: number, isMove = false): Repair[] {
  const { indent, isEntry, key, text } = way;
  const repair = { start, count: 1, key, typed: text, isMove };
  if (text === '') {
    const sign = isEntry ? '- ' : '';
    return key ? [{ ...repair, lines: [`${' '.repeat(indent)}${sign}${key}:`] }] : [];
  }
  return meaningsOf(text).map((value) => ({ ...repair, lines: writtenValue(value, way) }));
}

/** A second field on the line of another, where its name is known. */
export const splitRepairs = (
  lines: readonly string[],
  index: number,
  names: FieldNames,
): Repair[] =>
  typedLines(lines[index] ?? '', names).flatMap((way) => {
    const name = [...way.words.matchAll(/[\s,;]+([A-Za-z]\w*):\s+/g)].find(([, word = '']) =>
      names.has(word.toLowerCase()),
    );
    const key = names.get(name?.[1]?.toLowerCase() ?? '');
    if (!way.key || !name || !key || key === way.key) return [];
    const first = typedText(way.words.slice(0, name.index));
    const second = typedText(way.words.slice(name.index + name[0].length));
    const indent = way.indent + (way.isEntry ? 2 : 0);
    const below = meaningsOf(second).map((value) =>
      writtenValue(value, { key, indent, isEntry: false }),
    );
    return rewritten({ ...way, text: first }, index).flatMap((repair) =>
      below.map((written) => ({ ...repair, lines: [...repair.lines, ...written] })),
    );
  });

/** The first field of an entry that lacks its hyphen, which stands one level further left. */
export const entryRepairs = (lines: readonly string[], index: number, names: FieldNames) =>
  typedLines(lines[index] ?? '', names).flatMap((way) =>
    way.key && !way.isEntry && way.indent >= 2
      ? rewritten({ ...way, isEntry: true, indent: way.indent - 2 }, index, true)
      : [],
  );

/**
 * The first entry of a list that lacks its hyphen, with all its lines: the parser stumbles only over
 * a later one, or takes the entry for the list.
 * @param index a line of the list
 */
export function firstEntryRepairs(
  lines: readonly string[],
  index: number,
  names: FieldNames,
): Repair[] {
  const head = lines.findLastIndex(
    (line, at) => at < index && indentOf(line) < indentOf(lines[index]),
  );
  const start = head + 1;
  const [way] = typedLines(lines[start] ?? '', names);
  if (!way?.key || way.isEntry || !lines[head]?.endsWith(':')) return [];
  const level = indentOf(lines[head]) + 2;
  const isEnd = (line: string, at: number) =>
    at > start && (indentOf(line) < level || (isEntryLine(line) && indentOf(line) === level));
  const end = lines.findIndex(isEnd);
  const rest = lines.slice(start + 1, end < 0 ? undefined : end);
  const by = level + 2 - indentOf(rest[0]);
  const below = by === 0 ? [] : rest.map((line) => shifted(line, by));
  const first = `${' '.repeat(level)}- ${lines[start]?.trim()}`;
  const count = 1 + below.length;
  return [{ start, count, lines: [first, ...below], key: way.key, typed: way.text, isMove: true }];
}

/** A choice of one word that was left before the group that takes its place. */
export const groupRepairs = (
  lines: readonly string[],
  index: number,
  names: FieldNames,
): Repair[] =>
  typedLines(lines[index] ?? '', names).flatMap((way) =>
    way.key && /^\w+$/.test(way.text)
      ? rewritten({ ...way, words: '', text: '' }, index, true)
      : [],
  );

/** How far a line may be off. */
const maxShift = 4;

/** Lines that stand too far left or right: one, with all below it, or several in a row. */
export function moveRepairs(lines: readonly string[], index: number, names: FieldNames): Repair[] {
  const [way] = typedLines(lines[index] ?? '', names);
  if (!way || (way.text === '' && !way.key)) return [];
  return runsFrom(lines, index).flatMap((count) =>
    shifts(way.indent).map((by) => ({
      start: index,
      count,
      lines: lines.slice(index, index + count).map((line) => shifted(line, by)),
      key: way.key,
      typed: way.text,
      isMove: true,
    })),
  );
}

/** To whole levels only, the nearest first. */
const shifts = (indent: number) =>
  Array.from({ length: 2 * maxShift + 1 }, (_, index) => index - maxShift)
    .filter((by) => by + indent >= 0 && (by + indent) % 2 === 0)
    .sort((a, b) => Math.abs(a) - Math.abs(b));

function shifted(line: string, by: number): string {
  if (line.trim() === '') return line;
  const rest = line.replace(/^[\s\u00ad\u200b\u2060\ufeff]*/, '');
  return ' '.repeat(Math.max(0, typedIndent(line) + by)) + rest;
}

/** A field with its value behind it, to which nothing below can belong. */
const valued = /^\s*(?:- )?[\w-]+:\s+[^\s|>&#]/;
const field = /^\s*[\w-]+:(?:\s|$)/;

/** How many neighbours are moved together at most. */
const maxRun = 8;

/** How many lines may belong together, counted from one: itself, with all below it, with its neighbours. */
function runsFrom(lines: readonly string[], index: number): number[] {
  const indentAt = (at: number) => typedIndent(lines[at] ?? '');
  const own = indentAt(index);
  const runs = [1];
  for (let end = index + 1; runs.length < maxRun; end++) {
    const isEnd = !lines[end]?.trim() || lines[end] === '---' || indentAt(end) < own;
    // What belongs to the line is whole levels further in, so an entry before that is its neighbour.
    const isNext =
      indentAt(end) <= own + (isEntryLine(lines[end]) ? maxShift - 1 : 1) ||
      (valued.test(lines[end - 1] ?? '') && field.test(lines[end] ?? ''));
    if (isEnd || isNext) runs.push(end - index);
    if (isEnd) break;
  }
  return [...new Set(runs)];
}
