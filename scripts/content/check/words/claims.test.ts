import { expect, test } from 'vitest';
import { findClaims } from './claims.ts';

const wordsIn = (text: string) => findClaims(text).map(({ words }) => words);

test.each([
  'Free roof inspections',
  'Free roof & attic inspection',
  'A free roof-and-gutter estimate',
  'Nobody gives you a free roof.',
])('“%s” promises nothing that must not be', (text) => {
  expect(wordsIn(text)).toEqual([]);
});

test.each([
  ['Get a free roof this spring.', 'free roof'],
  ['A free new roof. Book an inspection.', 'free new roof'],
  ['A free roof, and an inspection too', 'free roof'],
  ['A free roof with each inspection', 'free roof'],
  ['A free roof after our assessment', 'free roof'],
  ['We waive your deductible.', 'We waive your deductible'],
])('“%s” must not stand', (text, words) => {
  expect(wordsIn(text)).toEqual([words]);
});
