import { expect, test } from 'vitest';
import { nodesIn, parseWithin } from '../../source/markdown.ts';
import { loneEntries } from './loneEntries.ts';
import { proseOf } from './prose.ts';

function rulesIn(text: string): string[] {
  const parsed = parseWithin(text);
  if (!('tree' in parsed)) throw new Error('The text is too long.');
  const { tree } = parsed;
  return loneEntries(proseOf(text, tree, nodesIn(tree))).map(({ found }) => found.rule);
}

test.each([
  '- Dana K., Roscoe',
  '- Jim and Ann Keller, Loves Park, IL',
  '- A homeowner in Roscoe',
  '- Dana K., 2024',
])('“%s” below a quotation is a name', (line) => {
  expect(rulesIn(`“They were here by noon.”\n\n${line}`)).toEqual(['lone-entry']);
  expect(rulesIn(`> They were here by noon.\n\n${line}`)).toEqual(['lone-entry']);
  expect(rulesIn(`> They were here by noon.\n> ${line}`)).toEqual(['lone-entry']);
});

test.each([
  '- Tarps for any roof',
  '- The gutters come next',
  '- We call you the day before',
  '- Dana K. says so.',
])('“%s” below a quotation is an entry', (line) => {
  expect(rulesIn(`“The roof comes first.”\n\n${line}`)).toEqual([]);
  expect(rulesIn(`> The roof comes first.\n> ${line}`)).toEqual([]);
});
