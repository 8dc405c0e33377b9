import { expect, test } from 'vitest';
import { contentSchema } from '../../model/contentTypes.ts';
import { gatherFacts } from '../gatherFacts.ts';

const schema = contentSchema('posts/ice.md');

function headingsIn(body: string) {
  const { diagnostics = [] } = schema
    ? gatherFacts('content/posts/ice.md', `---\ntitle: Ice\n---\n\n${body}\n`, schema)
    : {};
  return diagnostics
    .filter(({ rule }) => rule === 'lost-headings')
    .map(({ line, help }) => `${line} ${help.match(/“.*”/)}`);
}

const pasted = `Water that can’t run off freezes at the eave.

What the freeze does

Ice pulls the hangers out of the wood.

Should I call someone?

- If it drips inside
- If the gutter sags`;

test('headings that became plain lines are found if the text has no other', () => {
  expect(headingsIn(pasted)).toEqual(['7 “What the freeze does”, “Should I call someone?”']);
  expect(headingsIn(`${pasted}\n\n## What we do\n\nWe look.`)).toEqual([]);
});

test('a line in capitals is a heading even if it is the only one, comes first or ends in a colon', () => {
  expect(headingsIn('WINTER IS COMING\n\nFrost is hard on asphalt.')).toEqual([
    '5 “WINTER IS COMING”',
  ]);
  const table = '| Roof | Years |\n| --- | --- |\n| Slate | 100 |';
  const body = `5 SIGNS OF A BAD ROOF\n\nLook up.\n\nOUR PRICES:\n\n${table}\n\nREADY TO START?\n\nCall us.`;
  expect(headingsIn(body)).toEqual(['5 “5 SIGNS OF A BAD ROOF”, “OUR PRICES:”, “READY TO START?”']);
});

test.each([
  ['a shout', 'It froze.\n\nDO NOT CLIMB UP THERE!\n\nCall us.'],
  ['a name in capitals', 'It froze.\n\nNOAA\n\nCall us.'],
  ['sentences', 'It froze.\n\nIt thawed.\n\nIt froze again.\n\nThe gutter fell.'],
  ['questions', 'It froze.\n\nSound familiar?\n\nCall us.\n\nStill unsure?\n\nCall us again.'],
  ['one saying', 'It froze.\n\nIce never sleeps\n\nThe gutter fell.'],
  ['an address', 'Visit us.\n\nHarlow Ridge\n\n418 Ridgepole Lane\n\nRockford IL\n\nCall first.'],
  ['links', 'Read on.\n\n[Our roofs](/a)\n\nOr this.\n\n[Our walls](/b)\n\nOr that.'],
])('%s are not taken for headings', (_name, body) => {
  expect(headingsIn(body)).toEqual([]);
});
