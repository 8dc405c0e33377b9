import type { Diagnostic } from '../../model/diagnostic.ts';
import { hasWords } from '../../model/fields.ts';
import { withoutBoldName } from '../../source/findSpecialSign.ts';
import { writtenValue } from '../canonicalText.ts';
import { paragraphs } from './paragraphs.ts';
import type { Patient } from './proof.ts';
import { type FieldNames, typedLines } from './typedLine.ts';

/** Longer texts are not repeated in a message. */
const maxRepeated = 200;

type Question = (lines: readonly string[], index: number, names: FieldNames) => string | undefined;

/** If there is no proven cure, adds what to type, with the line itself as the example. */
export function advise(
  found: Diagnostic,
  { lines, names }: Patient,
  index = found.line - 1,
): Diagnostic {
  if (!asked.test(found.rule)) return found;
  const ofList = /^yaml-(?:indent|syntax)$/.test(found.rule) && listInText(lines, index, names);
  if (ofList) return { ...found, help: ofList };
  const ask = questions[found.rule] ?? byExample;
  const help = ask(lines, index, names);
  return help && help.length <= maxRepeated * 2
    ? { ...found, help: `${found.help} ${help}` }
    : found;
}

const asked = /^yaml-(?!conflict|depth|mark)/;

/** The line as it was probably meant. */
const exampleFor: Question = (lines, index, names) => {
  const [way] = typedLines(lines[index], names);
  // A field for words cannot hold a picture or mere signs, however they are written.
  if (!way || !hasWords(way.text) || /^!\[/.test(way.words)) return undefined;
  // Stars around an unknown name: as a text between quotes, it would be the next mistake.
  if (!way.key && withoutBoldName(way.words)) return undefined;
  const [example = ''] = writtenValue(way.text, { ...way, indent: 0 });
  return example === lines[index]?.trim() ? undefined : example;
};

const byExample: Question = (...place) => {
  const example = exampleFor(...place);
  return example && `For example: ${example}`;
};

/** What follows a number sign may be a note. */
const partOfText: Question = (...place) => {
  const example = exampleFor(...place);
  return example && `If what follows the # is part of the text, write: ${example}`;
};

/** A line whose problem is the line above it, or a missing hyphen between the two. */
const besideAbove: Question = (lines, index, names) => {
  const line = lines[index] ?? '';
  const at = lines.findLastIndex((text, place) => place < index && text.trim() !== '');
  const [above, here] = [lines[at], line].map((text) => typedLines(text, names)[0]);
  if (!above?.key || !here?.key) return undefined;
  if (above.isEntry && !here.isEntry && above.key === here.key) {
    return `If it starts the next entry of the list, a hyphen is missing in front: “- ${line.trim()}”.`;
  }
  return !above.isEntry && here.indent > above.indent && /^\w+$/.test(above.text)
    ? `If these lines replace “${above.text}”, delete that word after “${above.key}:” in the line above.`
    : undefined;
};

/** A list below the words of a field: one of the two is in the wrong place. */
const listInText: Question = (lines, index, names) => {
  const isEntry = (line = '') => /^\s*[-•]\s/.test(line) && !typedLines(line, names)[0]?.key;
  if (!isEntry(lines[index])) return undefined;
  const at = lines.findLastIndex(
    (line, place) => place < index && line.trim() !== '' && !isEntry(line),
  );
  const [above] = typedLines(lines[at], names);
  return above?.key && above.text && !above.isEntry
    ? `If “${above.key}:” is a text, it cannot hold a list: write all of it as one sentence on that line, such as “… in white, brown and almond.” If it is a list, its first entry needs a line of its own, too.`
    : undefined;
};

/** Another paragraph of a field. */
const goingOn: Question = (lines, index, names) => {
  const [way] = typedLines(lines[index], names);
  return way && !way.key && !way.isEntry
    ? 'If these words continue the text above, write all of it on one line, between single quotes.'
    : undefined;
};

const questions: Partial<Record<Diagnostic['rule'], Question>> = {
  'yaml-hyphen': (lines, index, names) => {
    const next = lines.slice(index + 1).find((line) => line.trim());
    const [way] = typedLines(next, names);
    return (
      way?.text &&
      `For example: ${writtenValue(way.text, { ...way, isEntry: true, indent: 0 }).join(' ')}`
    );
  },
  'yaml-syntax': (lines, index, names) => {
    const [, note] = /^\s*(?:<!--|\/\/)\s*(.*?)\s*(?:-->)?\s*$/.exec(lines[index] ?? '') ?? [];
    if (note) return `If this is a note for colleagues, begin it with a number sign: # ${note}`;
    const [joined] = paragraphs(lines, index, names, 1);
    const [line] = joined?.lines.length === 1 ? joined.lines : [];
    return line
      ? `If these words continue the line above, write both on one line: ${line.trim()}`
      : byExample(lines, index, names);
  },
  'yaml-indent': (...place) => besideAbove(...place) ?? goingOn(...place) ?? byExample(...place),
  'yaml-comment': partOfText,
  'yaml-special-sign': (lines, index, names) =>
    (lines[index]?.includes(' #') ? partOfText : byExample)(lines, index, names),
};
