import { writtenValue } from '../canonicalText.ts';
import { meaningsOf } from './meantValue.ts';
import { paragraphs } from './paragraphs.ts';
import { type FindRepairs, listBelow, listOnLine, type Repair } from './textRepairs.ts';
import { type FieldNames, type TypedLine, typedLines, typedText } from './typedLine.ts';

/**
 * Repairs of a single line: of its punctuation, its quotes, the way its value is written.
 * The likeliest first.
 */
export const lineRepairs: FindRepairs = (lines, index, names) => {
  const ways = typedLines(lines[index], names);
  const found = ways.flatMap((way) => [
    ...rewritten(way, index),
    ...listOnLine(way, index),
    ...listBelow(lines, way, index, names),
  ]);
  return [
    ...found,
    // A missing hyphen, even if the words begin with something like one.
    ...ways.flatMap((way) =>
      // A field with a known name is not a text entry of a list.
      way.isEntry || (!way.key && ways.some(({ key }) => key))
        ? []
        : rewritten({ ...way, isEntry: true }, index, true),
    ),
    ...ways.flatMap((way) => withoutColon(way, index, names, otherSigns)),
    ...paragraphs(lines, index, names),
    ...ways.flatMap((way) => withoutColon(way, index, names, blank)),
  ];
};

/** A name and a value with something else in place of the colon. */
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

/** A list’s only entry, below a name that takes a text. */
export const loneEntry: FindRepairs = (lines, start, names) => {
  const [way] = typedLines(lines[start], names);
  const [entry, next] = lines.slice(start + 1, start + 3).map((line) => typedLines(line, names)[0]);
  if (!way?.key || way.text !== '' || !entry?.isEntry || entry.key || !entry.text) return [];
  if (next?.isEntry && next.indent >= entry.indent) return [];
  const onLine = rewritten({ ...way, text: entry.text }, start);
  return onLine.map((repair) => ({ ...repair, count: 2 }));
};

/** Splits off a second field on the same line, perhaps glued to the first, if its name is known. */
export const splitRepairs: FindRepairs = (lines, index, names) =>
  typedLines(lines[index], names).flatMap((way) => {
    const name = nameWithin(way.words, names);
    if (!way.key || !name || name.key === way.key) return [];
    const { key, start, end } = name;
    const first = typedText(way.words.slice(0, start).replace(/[\s,;]+$/, ''));
    const second = typedText(way.words.slice(end));
    const own = way.indent + (way.isEntry ? 2 : 0);
    // It may belong to a group around that of the first; the innermost is the likeliest.
    const indents = Array.from({ length: 1 + Math.floor(own / 2) }, (_, outer) => own - 2 * outer);
    const below = indents.flatMap((indent) =>
      meaningsOf(second).map((value) => writtenValue(value, { key, indent, isEntry: false })),
    );
    return rewritten({ ...way, text: first }, index).flatMap((repair) =>
      below.map((written) => ({ ...repair, lines: [...repair.lines, ...written] })),
    );
  });

/** The first known name with a colon in a text, but not at its start; no name is longer. */
function nameWithin(text: string, names: FieldNames) {
  for (const { 0: name, 1: word = '', index } of text.matchAll(/(\w{1,40}):\s+/g)) {
    for (let at = index === 0 ? 1 : 0; at < word.length; at += 1) {
      const key = names.get(word.slice(at).toLowerCase());
      if (key) return { key, start: index + at, end: index + name.length };
    }
  }
  return undefined;
}

/** Adds the missing hyphen of an entry’s first field, one level further left. */
export const entryRepairs: FindRepairs = (lines, index, names) =>
  typedLines(lines[index], names).flatMap((way) =>
    way.key && !way.isEntry && way.indent >= 2
      ? rewritten({ ...way, isEntry: true, indent: way.indent - 2 }, index, true)
      : [],
  );

/** Longer words are a text, which must not get lost. */
const longestChoice = 60;

/** Deletes a choice or a few words that were left after a name although a group replaces them. */
export const groupRepairs: FindRepairs = (lines, index, names) =>
  typedLines(lines[index], names).flatMap((way) =>
    way.key && way.text && way.text.length <= longestChoice
      ? rewritten({ ...way, words: '', text: '' }, index, true)
      : [],
  );
