import { expect, test } from 'vitest';
import { strangeSigns } from './strangeSigns.ts';

const told = (text: string) =>
  strangeSigns(text).map(({ start, end, found }) => [
    text.slice(start, end),
    found.suggestion ?? 'no cure',
  ]);

test.each([
  'CAFÉ’s pâté, “Â” and Ångström: 90° – naïve.',
  'Plain words,\nand\ta tab.',
  'A family: 👩‍👩‍👧',
])('“%s” has nothing strange', (text) => {
  expect(told(text)).toEqual([]);
});

test.each([
  ['We donâ€™t, and donâ€™t.', [['â€™t, and donâ€™', '’t, and don’']]],
  [
    'It is â€œfineâ€\u009d\nat 90Â°.',
    [
      ['â€œfineâ€\u009d', '“fine”'],
      ['Â°', '°'],
    ],
  ],
  ['We don\ufffdt, and donâ€™t.', [['\ufffdt, and donâ€™', 'no cure']]],
  ['met\u00adal shin\u00adgles', [['\u00adal shin\u00ad', 'al shin']]],
  ['One line\u2028and the next', [['\u2028', 'no cure']]],
])('“%s” has strange signs, told once a line', (text, signs) => {
  expect(told(text)).toEqual(signs);
});
