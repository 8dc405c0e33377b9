import type { RuleId } from '../rules/catalogue.ts';

/** What a cure does, by the lines as they are and as they should be. */
const deeds: readonly [isDone: (before: string, after: string) => boolean, help: string][] = [
  [
    (_before, after) =>
      after.includes('\n') && /\n\s*- /.test(after) && !after.trim().startsWith('- '),
    'Write each entry on a line of its own below the name, with a hyphen and a space before it.',
  ],
  [(before, after) => before.trim() === after.trim(), ''],
  [
    (before, after) => /: \w+$/.test(before) && /^\s*\w+:$/.test(after),
    'Delete the word behind the colon: the lines below take its place.',
  ],
  [
    (before, after) => after.trim().startsWith('- ') && !before.trim().startsWith('- '),
    'Start an entry of a list with a hyphen and a space.',
  ],
  [
    (before, after) => !/^\s*(?:- )?\w+: /.test(before) && /^\s*(?:- )?\w+: /.test(after),
    'Write a colon and a space after the name.',
  ],
  [(_before, after) => /(?:^|: |- )'/.test(after), 'Put the whole text between single quotes.'],
  [(_before, after) => /(?:^|: |- )"/.test(after), 'Put the whole text between double quotes.'],
  [
    (before, after) =>
      /["'“”„‟‘’]/.test(before.charAt(before.search(/(?<=: |- )\S/))) && !/: ["']/.test(after),
    'This text needs no quotation marks around it.',
  ],
  [
    (before, after) => /(?:: |- )[>*#[_`<]/.test(before) && !/(?:: |- )[>*#[_`<"']/.test(after),
    'Write the words alone: bold words, links and headings work only in the text below the fields.',
  ],
  [
    (before, after) => before.split('\n').length > after.split('\n').length,
    'Write the whole text on one line.',
  ],
];

/**
 * The advice that goes with a cure.
 * @returns `undefined` where what the finding says already is more exact
 */
export function cureHelp(rule: RuleId, before: string, after: string): string | undefined {
  if (!/^(?:yaml-|duplicate-field)/.test(rule) && !after.includes('\n')) return undefined;
  if (rule === 'duplicate-field' && after.trim().startsWith('- '))
    return 'A hyphen is missing in front: it starts the next entry of the list.';
  return deeds.find(([isDone]) => isDone(before, after))?.[1] || undefined;
}
