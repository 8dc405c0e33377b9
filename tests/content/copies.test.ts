import { cp } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { contentBranch } from './contentBranch.ts';
import { type ContentCopy, copyContent } from './contentCopy.ts';

const copyFile = ({ folders }: ContentCopy, from: string, to: string) =>
  cp(path.join(folders.content, from), path.join(folders.content, to));

async function blamed({ check }: ContentCopy) {
  const found = (await check()).filter(({ rule }) => /^duplicate-|^copied-/.test(rule));
  return found.map(
    ({ rule, file, message }) => `${rule} ${file} ${/content\S+\.\w+/.exec(message)}`,
  );
}

/** The findings about a page that has all the words of another one. */
const allOf = (copy: string, original: string) =>
  [
    'duplicate-heading',
    'duplicate-summary',
    'copied-picture',
    'duplicate-title',
    'duplicate-description',
    'duplicate-keywords',
    'copied-text',
  ].map((rule) => `${rule} content/${copy} content/${original}`);

test('a new file is the copy, whatever the two are named', async () => {
  const { copy, commit } = await contentBranch();
  await copyFile(copy, 'services/roofing.md', 'services/a-roof.md');
  const expected = allOf('services/a-roof.md', 'services/roofing.md');
  expect(await blamed(copy)).toEqual(expected);
  commit();
  expect(await blamed(copy)).toEqual(expected);
  // Editing the original too does not make it the copy.
  await copy.edit('services/roofing.md', /^order: .*$/m, 'order: 99');
  expect(await blamed(copy)).toEqual(expected);
});

test('an edited file is the copy of an untouched one', async () => {
  const { copy } = await contentBranch();
  const [title = ''] = /^ {2}title: .*$/m.exec(await copy.read('services/siding.md')) ?? [];
  await copy.edit('contact.yaml', /^ {2}title: .*$/m, title);
  expect(await blamed(copy)).toEqual([
    'duplicate-title content/contact.yaml content/services/siding.md',
  ]);
});

test('a city’s page is the copy if it is the new one', async () => {
  const { copy } = await contentBranch();
  await copyFile(copy, 'cities/rockton.md', 'cities/afton.md');
  expect(await blamed(copy)).toContain(
    'copied-city content/cities/afton.md content/cities/rockton.md',
  );
});

test('without git the copy is the one with the later date or the later place', async () => {
  const copy = await copyContent();
  await copyFile(copy, 'posts/roscoe-premium-shingles.md', 'posts/zion.md');
  await copy.edit('posts/zion.md', /^date: .*$/m, 'date: 2020-01-01');
  await copyFile(copy, 'services/roofing.md', 'services/a-roof.md');
  await copy.edit('services/a-roof.md', /^order: .*$/m, 'order: 99');
  expect(await blamed(copy)).toEqual([
    ...allOf('posts/roscoe-premium-shingles.md', 'posts/zion.md'),
    ...allOf('services/a-roof.md', 'services/roofing.md'),
  ]);
});

test('different words for search engines do not make a copy a separate page', async () => {
  const copy = await copyContent();
  const original = 'posts/roscoe-premium-shingles.md';
  await copyFile(copy, original, 'posts/zion.md');
  await copy.edit('posts/zion.md', /^ {2}title: .*$/m, '  title: Shingles in Zion');
  await copy.edit('posts/zion.md', /^ {2}description: /m, '$&Zion. ');
  await copy.edit('posts/zion.md', /^date: .*$/m, 'date: 2025-01-01');
  expect(await blamed(copy)).toEqual(
    allOf('posts/zion.md', original).filter((found) => !/-(?:title|description) /.test(found)),
  );
});

test('a text that was copied without a comma is still a repeated one', async () => {
  const copy = await copyContent();
  const original = 'posts/roscoe-premium-shingles.md';
  const [fields = '', ...body] = (await copy.read(original)).split(/(?<=\n---\n)/);
  const text = `${fields.replace(/^date: .*$/m, 'date: 2025-01-01')}${body.join('').replace(',', '')}`;
  await copy.write('posts/zion.md', text);
  expect((await copy.check()).filter(({ rule }) => rule === 'repeated-text')).toMatchObject([
    { file: 'content/posts/zion.md', message: `100% of this text is also in content/${original}.` },
  ]);
});
