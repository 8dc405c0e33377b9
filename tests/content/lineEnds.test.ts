import { expect, test } from 'vitest';
import { formatContent } from '../../scripts/content/commands/formatContent.ts';
import { createReport } from '../../scripts/content/model/diagnostic.ts';
import { copyContent } from './contentCopy.ts';
import { everyForm } from './mistakes/everyForm.ts';

const post = 'posts/roscoe-premium-shingles.md';

/** Slips with cures of several lines, and a field that cannot be read. */
const slips = `Your choice:
Roof\tYears
Metal\t50

We mend:
•\tHail
•\tWind
`;

test.each([
  ['Windows', '\r\n'],
  ['an old Mac', '\r'],
])('a file from %s is reported like any other', async (_name, end) => {
  const copy = await copyContent();
  await copy.addParagraph(post, slips);
  await copy.edit('reviews.yaml', /^seo:\n {2}title: /m, 'seo:\n  title: Reviews: ');
  const told = async () => everyForm(createReport(await copy.check()), copy.root);
  const expected = await told();
  for (const file of [post, 'reviews.yaml']) {
    await copy.write(file, (await copy.read(file)).replaceAll('\n', end));
  }
  expect(await told()).toBe(expected);
  for (const rule of ['raw-table', 'pretend-list', 'yaml-colon-in-text']) {
    expect(expected).toContain(`(${rule})`);
  }
});

test('formatting a file keeps its line endings', async () => {
  const copy = await copyContent();
  const text = (await copy.read(post)).replaceAll('\n', '\r\n');
  await copy.write(post, text.replace(/^(title: .*\r\n)(excerpt: .*\r\n)/m, '$2$1'));
  expect(await formatContent(copy.folders)).toEqual({ changed: [post], refused: [] });
  expect(await copy.read(post)).toBe(text);
});
