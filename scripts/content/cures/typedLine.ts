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

/** Signs of no width take no column; a tab is two, as one level is. */
const widthOf = (space: string) =>
  space.replaceAll(/[\u00ad\u200b\u2060\ufeff]/g, '').replaceAll('\t', '  ').length;
