import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { projectSchema } from '../../model/gallery.ts';
import { gatherFacts } from '../gatherFacts.ts';
import { fixSource } from './fixSource.ts';

const good = `order: 4
title: 'Hail: a warehouse roof'
category: commercial
description: Six inches of new insulation and a white membrane.
image:
  file: projects/a.svg
  alt: A white roof with two vents
`;

const read = (text: string) => gatherFacts('content/projects/a.yaml', text, projectSchema);

test('each of several slips is reported with its cure, and together the cures fix the file', () => {
  const slipped = good
    .replace("'Hail: a warehouse roof'", 'Hail: a warehouse roof')
    .replace('category: ', 'category:')
    .replace('description: Six', 'description: "Six')
    .replace('  alt', '   alt');
  const { diagnostics } = read(slipped);
  expect(diagnostics.map(({ line, rule }) => `${line} ${rule}`)).toEqual([
    '2 yaml-colon-in-text',
    '3 yaml-colon-space',
    '4 yaml-quote',
    '7 yaml-indent',
  ]);
  expect(fixSource(slipped, diagnostics).text).toBe(good);
});

test.each([
  ['colons', 'Copper: or aluminum?', 'Copper: it lasts longer.'],
  ['quotes', '"Copper" or aluminum?', "'Copper' lasts longer."],
])(
  'an entry with a slip in the %s of every line does not become part of the entry above',
  (_name, one, two) => {
    const file = (first: string, second: string) => `questions:
  - question: What does it cost?
    answer: Less than you think.
  - question: ${first}
    answer: ${second}
`;
    const entry = z.strictObject({ question: z.string(), answer: z.string() });
    const schema = z.strictObject({ questions: z.array(entry) });
    const { diagnostics } = gatherFacts('content/questions.yaml', file(one, two), schema);
    expect(diagnostics.map(({ line }) => line)).toEqual([4, 5]);
    expect(parse(fixSource(file(one, two), diagnostics).text).questions[1]).toEqual({
      question: one,
      answer: two,
    });
  },
);

test('two fields on one line are split if the file lacks the second', () => {
  const slipped = good.replace("'Hail: a warehouse roof'\n", 'A warehouse roof ');
  const { diagnostics } = read(slipped);
  expect(diagnostics).toMatchObject([{ line: 2, help: expect.stringContaining('Two fields') }]);
  expect(fixSource(slipped, diagnostics).text).toBe(
    good.replace("'Hail: a warehouse roof'", 'A warehouse roof'),
  );
});

test('words that look like a field stay words if the file has that field or does not need it', () => {
  for (const words of [
    'One category: flat roofs.',
    'Nobody said order: 7.',
    'A draft: true to life.',
  ]) {
    const slipped = good.replace('Six inches of new insulation and a white membrane.', words);
    const { diagnostics } = read(slipped);
    expect(fixSource(slipped, diagnostics).text).toContain(`description: '${words}'`);
  }
});

test('a slip that cannot be fixed does not hide others', () => {
  const slipped = good.replace('order: 4', 'order: 4\ndraft').replace('  alt', '\talt');
  const { diagnostics } = read(slipped);
  expect(diagnostics.map(({ line, suggestion }) => [line, suggestion])).toEqual([
    [2, undefined],
    [8, '  '],
  ]);
});

test.each([
  ['a note, which must not get onto the page', 'a warehouse roof # ask Ron', 'yaml-comment'],
  ['words over a limit', 'a roof '.repeat(20).trim(), 'too-long'],
])('%s has no cure', (_name, title, rule) => {
  const { diagnostics } = read(good.replace(/^title: .*$/m, `title: ${title}`));
  expect(diagnostics.map((found) => [found.rule, found.suggestion])).toEqual([[rule, undefined]]);
});

test.each([
  ['order: 4 # as agreed'],
  ["title: 'Hail: a warehouse roof' # as agreed"],
  ['category: commercial # as agreed'],
])('“%s” clearly has a note', (line) => {
  const [name = ''] = line.split(' ');
  const text = good.replace(new RegExp(`^${name} .*$`, 'm'), line);
  expect(read(text).diagnostics).toEqual([]);
});

test('what is wrong with the words is not cured by other quotes around them', () => {
  const words = 'Neat and quick, and they left nothing behind. …More';
  const { diagnostics } = read(good.replace(/(description: ).*/, `$1"${words}"`));
  const found = diagnostics.find(({ rule }) => rule === 'left-over');
  expect(found).toMatchObject({ line: 4 });
  expect(found).not.toHaveProperty('suggestion');
});
