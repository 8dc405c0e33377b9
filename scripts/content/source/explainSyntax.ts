import { type Document, visit, type YAMLError } from 'yaml';
import { finding } from '../model/diagnostic.ts';
import { shortened } from '../model/words.ts';
import { specialSignIn } from './findSpecialSign.ts';
import { lineAt, type PartFinding, type SourceLine } from './lines.ts';

interface Slip {
  error: YAMLError;
  yaml: Document;
  source: string;
  line: SourceLine;
}

type Explain = (slip: Slip) => PartFinding | undefined;

/** Explains an error of the YAML parser in plain words. */
export function explainSyntax(error: YAMLError, yaml: Document, source: string): PartFinding {
  const slip = { error, yaml, source, line: lineAt(source, error.pos[0]) };
  // The most specific first.
  return (
    conflict(slip) ??
    strayMark(slip) ??
    tab(slip) ??
    unclosedQuote(slip) ??
    afterQuote(slip) ??
    backslash(slip) ??
    specialSign(slip) ??
    colonInText(slip) ??
    missingSpace(slip) ??
    indent(slip) ??
    noColon(slip) ?? { found: finding('yaml-syntax', {}), ...placeOf(error) }
  );
}

const placeOf = ({ pos: [start, end] }: YAMLError) => ({ start, end });

const conflict: Explain = ({ line }) =>
  /^(<{7}|={7}|>{7})/.test(line.text)
    ? { found: finding('yaml-conflict', {}), ...line.place }
    : undefined;

/** Lines that are separators elsewhere: front matter, code in a chat, two texts in a document. */
const markLine = /^\s*(?:-{2,}|[-–—]*[–—][-–—]*|`{3,}\s*\w*|~{3,}\s*\w*|={3,}|_{3,}|\*{3,})\s*$/;

const strayMark: Explain = ({ line, source }) => {
  if (!markLine.test(line.text)) return undefined;
  const { start, end } = line.place;
  // The line is deleted with its line break, which the last line may not have.
  const suggestion = end < source.length ? '' : undefined;
  const mark = finding('yaml-mark', { mark: line.text.trim() }, { suggestion });
  return { found: mark, start, end: Math.min(source.length, end + 1) };
};

const tab: Explain = ({ error }) =>
  error.code === 'TAB_AS_INDENT'
    ? { found: finding('yaml-tab', {}), ...placeOf(error) }
    : undefined;

const unclosedQuote: Explain = ({ error, yaml, source }) => {
  const [, quote] = /^Missing closing (['"])/.exec(error.message) ?? [];
  if (!quote) return undefined;
  let start = error.pos[0];
  visit(yaml, {
    Scalar: (_key, { type, range }) => {
      if (range && (type === 'QUOTE_SINGLE' || type === 'QUOTE_DOUBLE')) start = range[0];
    },
  });
  return { found: finding('yaml-quote', { quote }), ...lineAt(source, start).placeOfValue };
};

const afterQuote: Explain = ({ error, line }) => {
  if (error.code !== 'UNEXPECTED_TOKEN' || !/^['"]/.test(line.value)) return undefined;
  return { found: finding('yaml-after-quote', {}), ...line.placeOfValue };
};

const backslash: Explain = ({ error, source, line }) => {
  if (error.code !== 'BAD_DQ_ESCAPE') return undefined;
  const sign = source.slice(error.pos[0], error.pos[0] + 2);
  return { found: finding('yaml-backslash', { sign }), ...line.placeOfValue };
};

const specialSign: Explain = ({ error, source, line: { place } }) => {
  // The parser notices an unclosed bracket or brace only on the next line.
  const isUnclosed = /^Flow (sequence|map)/.test(error.message);
  const line = lineAt(source, isUnclosed ? place.start - 1 : place.start);
  const [sign] = /^[@`%&*!|>{}[\]?]|^-(?= |$)/.exec(line.value) ?? [];
  return sign ? specialSignIn(line, sign) : undefined;
};

const colonInText: Explain = ({ error, line }) => {
  if (error.code !== 'BLOCK_AS_IMPLICIT_KEY' || !/:(\s|$)/.test(line.value)) return undefined;
  return { found: finding('yaml-colon-in-text', {}), ...line.placeOfValue };
};

const indent: Explain = ({ error, source, line }) => {
  // A field that is further left than those of its entry counts as an entry without its hyphen.
  const isField = error.code === 'MISSING_CHAR' && line.key !== undefined;
  const isTooFar = error.code === 'BLOCK_AS_IMPLICIT_KEY';
  if (!isField && !isTooFar && error.code !== 'BAD_INDENT') return undefined;
  // For a line that is indented too far, the parser reports the line above it.
  const end = line.place.end + 1;
  const [blank = ''] = /^(?:[ \t\r]*\n)*/.exec(source.slice(end)) ?? [];
  const next = lineAt(source, end + blank.length);
  const isCulprit = !isTooFar || next.place.start === line.place.start;
  return { found: finding('yaml-indent', {}), ...(isCulprit ? line : next).place };
};

const missingSpace: Explain = ({ line }) => {
  const { key, text, value } = line;
  if (!key || !value || !text.includes(`${key}:${value}`)) return undefined;
  return { found: finding('yaml-colon-space', { key: shortened(key) }), ...line.place };
};

const noColon: Explain = ({ line }) =>
  line.key === undefined && line.text.trim()
    ? { found: finding('yaml-syntax', {}, { help: writeField }), ...line.place }
    : undefined;

const writeField =
  'Write a field as “name: text”, with a colon and a space, and an entry of a list as “- text”.';
