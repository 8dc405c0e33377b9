import type { Diagnostic } from '../../model/diagnostic.ts';
import type { RuleId } from '../../model/rules/catalogue.ts';
import { noBoldName, noHyphen } from '../../source/findSpecialSign.ts';
import type { Patient } from './proof.ts';
import { replacementOf } from './replacement.ts';
import type { Repair } from './textRepairs.ts';

/**
 * A finding with a suggestion. It keeps its range if the cure replaces no more than that; otherwise
 * it marks all replaced lines.
 * @param repair with its place in the current file
 */
export function withCure(
  found: Diagnostic,
  repair: Repair,
  { lines, text }: Pick<Patient, 'lines' | 'text'>,
): Diagnostic {
  const { start, count, lines: written } = repair;
  const old = lines.slice(start, start + count);
  const { addition: _, ...rest } = found;
  const whole: Diagnostic = {
    ...rest,
    help: cureHelp(found.rule, old.join('\n'), written.join('\n')) ?? found.help,
    line: start + 1,
    column: 1,
    endLine: start + count,
    endColumn: (old.at(-1)?.length ?? 0) + 1,
    suggestion: written.join('\n'),
  };
  const isOneLine = old.length === 1 && written.length === 1;
  const isHere = found.line === whole.line && found.endLine === whole.endLine;
  const narrow =
    isOneLine && isHere
      ? narrowed({ ...rest, help: whole.help }, old[0] ?? '', written[0] ?? '')
      : undefined;
  return narrow && isExact(narrow, text) ? narrow : whole;
}

function narrowed(found: Diagnostic, before: string, after: string): Diagnostic | undefined {
  const [lead, rest] = [before.slice(0, found.column - 1), before.slice(found.endColumn - 1)];
  const isInside =
    after.startsWith(lead) && after.endsWith(rest) && after.length >= lead.length + rest.length;
  return isInside
    ? { ...found, suggestion: after.slice(lead.length, after.length - rest.length) }
    : undefined;
}

/** Whether a suggestion replaces exactly its range: otherwise, existing quotes would be kept. */
function isExact(narrow: Diagnostic, text: string): boolean {
  const { line, column, endColumn } = replacementOf(text, narrow) ?? {};
  return line === narrow.line && column === narrow.column && endColumn === narrow.endColumn;
}

/** What a cure does, judged by the lines before and after. */
const deeds: readonly [isDone: (before: string, after: string) => boolean, help: string][] = [
  [
    (before, after) => !before.includes('\n') && /^\s*(?:- )?\w+: .*\n\s*\w+: .*$/.test(after),
    'Two fields are on this line. Put each on its own line.',
  ],
  [
    (_before, after) =>
      after.includes('\n') && /\n\s*- /.test(after) && !after.trim().startsWith('- '),
    'Write each entry on its own line below the name, with a hyphen and a space in front of it.',
  ],
  [(before, after) => before.trim() === after.trim(), ''],
  [
    (before, after) => /: \w+$/.test(before) && /^\s*\w+:$/.test(after),
    'Delete the word after the colon: the lines below take its place.',
  ],
  [
    (before, after) => /: \S/.test(before) && /^\s*\w+:$/.test(after),
    'Delete the words after the colon: the lines below take their place.',
  ],
  [
    (before, after) => after.trim().startsWith('- ') && !before.trim().startsWith('- '),
    'Start an entry of a list with a hyphen and a space.',
  ],
  [
    (before, after) => /:[^\S\n ]/.test(before) && !/:[^\S\n ]/.test(after),
    'After the colon is a character that only looks like a space, as in pasted text. Delete it and type a space.',
  ],
  [(before, after) => /^\s*(?:- )?[*_]/.test(before) && /^\s*(?:- )?\w+:/.test(after), noBoldName],
  [
    (before, after) => /: - \d/.test(before) && /: -\d/.test(after),
    'Write the minus directly in front of its number.',
  ],
  [(before, after) => /: - /.test(before) && !/: ['"]?- /.test(after), noHyphen],
  [
    (before, after) => !/^\s*(?:- )?\w+:[ \n]/.test(before) && /^\s*(?:- )?\w+: /.test(after),
    'Write a colon and a space after the name.',
  ],
  [(_before, after) => /(?:^|: |- )'/.test(after), 'Put the whole text between single quotes.'],
  [(_before, after) => /(?:^|: |- )"/.test(after), 'Put the whole text between double quotes.'],
  [
    (before, after) => startsQuoted(before) && !startsQuoted(after),
    'This text needs no quotation marks around it.',
  ],
  [
    (_before, after) => /: \|-?\n/.test(after),
    'Write a text of several paragraphs below its name, each line indented two more spaces, and “|-” after the name.',
  ],
  [
    (before, after) => /(?:: |- )[>*#[_`<]/.test(before) && !/(?:: |- )[>*#[_`<"']/.test(after),
    'Write only the words: bold words, links and headings work only in the text below the fields.',
  ],
  [
    (before, after) => before.split('\n').length > after.split('\n').length,
    'Write the whole text on one line.',
  ],
];

/** Whether the text after a name or a hyphen, even on the next line, starts with a quote. */
const startsQuoted = (lines: string) => /(?:: |- )(?:\|-?\n\s*)?["'“”„‟‘’]/.test(lines);

const moved =
  'The spaces in front of a line say what it belongs to. With these, it is in the right place.';

/**
 * The advice that goes with a cure.
 * @returns `undefined` if the finding’s own advice is more exact
 */
function cureHelp(rule: RuleId, before: string, after: string): string | undefined {
  const isStructure = /^(?:unknown-field|wrong-type)$/.test(rule);
  const isPlaced = isStructure || rule === 'duplicate-field';
  if (isPlaced && linesOf(before) === linesOf(after)) return moved;
  const isEntry = isStructure && after.trim().startsWith('- ');
  if (!/^(?:yaml-|duplicate-field)/.test(rule) && !isEntry && !after.includes('\n'))
    return undefined;
  if (rule === 'duplicate-field' && after.trim().startsWith('- '))
    return 'A hyphen is missing in front: it starts the next entry of the list.';
  return deeds.find(([isDone]) => isDone(before, after))?.[1] || undefined;
}

/** Lines without the spaces before them. */
const linesOf = (text: string) => text.replaceAll(/^ +/gm, '');
