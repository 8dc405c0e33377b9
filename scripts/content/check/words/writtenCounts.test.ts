import { expect, test } from 'vitest';
import { withPlaceholder, writtenCounts } from './writtenCounts.ts';

test.each([
  ['The nine reviews above are five-star.', 'The {reviews} reviews above'],
  ['Nine reviews below', '{Reviews} reviews below'],
  ['Read them. 9 customer reviews on this page', '{Reviews} customer reviews on this page'],
  ['all 12 projects', 'all {projects} projects'],
  ['all of our twelve finished projects', 'all of our {projects} finished projects'],
  ['our four restoration services', 'our {restorations} restoration services'],
  ['Our seven towns', 'Our {cities} towns'],
  ['the ten blog posts', 'the {articles} blog posts'],
  ['the ten articles', 'the {articles} articles'],
])('%s', (text, filled) => {
  const found = writtenCounts(text).map((count) => withPlaceholder(count, count.names[0] as never));
  expect(found).toEqual([filled]);
});

test.each([
  'We did three projects in Byron last week.',
  'The two projects we did in May',
  'The three reviews that mention hail',
  'The three services homeowners ask for most',
  'the two towns share a river',
  'all three cities',
  'our two newest projects',
  'The two posts were rotten',
  'the nine-star reviews',
  'our 24/7 services',
  'the 4.9 reviews',
  'The {reviews} reviews above',
  'none reviews above',
  'one review above',
])('does not count them all: %s', (text) => {
  expect(writtenCounts(text)).toEqual([]);
});
