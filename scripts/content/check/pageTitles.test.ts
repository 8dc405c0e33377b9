import { expect, test } from 'vitest';
import { titleOfFile } from './pageTitles.ts';

test.each([
  ['reviews.yaml', undefined, 'Reviews page'],
  ['posts/hail.md', '---\ntitle: Hail\n---\nText', 'Hail'],
  ['cities/roscoe.md', '---\nname: Roscoe\nnmae: 1\n---\n', 'Roscoe'],
  ['pages/financing.md', '---\nheading: Pay over time\n---\n', 'Pay over time'],
  ['posts/after-the-hail.md', '---\ntitle: [\n---\n', 'After the hail'],
  ['posts/after-the-hail.md', '---\ntitle: 5\n---\n', 'After the hail'],
  ['posts/after-the-hail.md', undefined, 'After the hail'],
  ['images/heroes/home.svg', undefined, undefined],
  [
    'posts/hail.md',
    `---\ntitle: ${'Hail '.repeat(50_000)}\n---\n`,
    `${'Hail '.repeat(18).trim()}…`,
  ],
  ['post.md', '---\ntitle: Lost\n---\n', undefined],
])('%s', (file, text, expected) => {
  expect(titleOfFile(file, text)).toBe(expected);
});
