import { nearest } from '../../model/words.ts';
import { goesOn, inPlace, type Repair } from './textRepairs.ts';
import { blockMark, type FieldNames, typedLines, typedText } from './typedLine.ts';

/** A line with fewer words may be something other than the rest of the text above it… */
const fewestWords = 3;
/** …unless it ends as a sentence does: “Highly recommend!” */
const sentenceEnd = /[\p{L}\p{N}][.!?…]+["”’]?\s*$/u;

/**
 * A text of several lines or paragraphs, the later ones of which may not be indented, or all of
 * which are below the name.
 */
export function paragraphs(
  lines: readonly string[],
  index: number,
  names: FieldNames,
  fewest = fewestWords,
): Repair[] {
  const isText = (at: number) => {
    const line = lines[at];
    return line !== undefined && (goesOn(line, names) || areWords(lines, at, names));
  };
  const line = lines[index]?.trim() ?? '';
  const isShort = line.split(/\s+/).length < fewest && !sentenceEnd.test(line);
  const isUnsure = isShort && !closesBelow(lines, index, names);
  if (!isText(index) || !line || isUnsure) return [];
  let start = index;
  while (start > 0 && isText(start)) start--;
  let end = index + 1;
  while (isText(end)) end++;
  while (!lines[end - 1]?.trim()) end--;
  const [way] = typedLines(lines[start], names);
  if (!way?.key && !way?.isEntry) return [];
  const first = way.words.replace(blockMark, '').trim();
  // Mail programs quote with > at the start of each line.
  const parts = lines.slice(start + 1, end).map((part) => part.trim().replace(/^(?:>\s*)+/, ''));
  const words = [first, ...parts].join('\n').trim();
  const typed = typedText(words.replaceAll(/\n(\n*)/g, lineBreaks(way.words)));
  return [inPlace(way, start, end - start, typed)];
}

/** As in YAML: a line break is a space, and an empty line is a line break; below a | all are. */
const lineBreaks = (above: string) => (_all: string, more: string) =>
  above.trim().startsWith('|') ? '\n' : more || ' ';

/** Up to four words, a colon and more words: “Great crew: fast, clean, honest”. */
const phraseWithColon = /^\s*([^\s:*_#]+(?: [^\s:]+){0,3}):[ \t]+\S/;

/**
 * Whether a line that looks like a field is part of a text: no field is named like that, and the
 * text above is between quotes that are closed further down, or has just ended a sentence. A single
 * word without such quotes may be a field that someone expects to exist.
 */
function areWords(lines: readonly string[], at: number, names: FieldNames): boolean {
  const [, phrase] = phraseWithColon.exec(lines[at] ?? '') ?? [];
  if (!phrase || nearest(phrase.replaceAll(' ', ''), names.values())) return false;
  if (typedLines(lines[at], names).some(({ key, isEntry }) => key || isEntry)) return false;
  const above = lines.slice(0, at).findLast((line) => line.trim());
  const isSentence = phrase.includes(' ') && sentenceEnd.test(above ?? '');
  return isSentence || closesBelow(lines, at, names);
}

/** Whether a line, or one below it and above the next field, ends with the quote of a pair’s end. */
function closesBelow(lines: readonly string[], at: number, names: FieldNames): boolean {
  const below = lines.slice(at);
  const end = below.findIndex((line) => line === '---' || typedLines(line, names)[0]?.key);
  return below
    .slice(0, end < 0 ? undefined : end)
    .some((line) => /"\s*$/.test(line) && line.split('"').length % 2 === 0);
}
