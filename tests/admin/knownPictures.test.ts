import { expect, test } from 'vitest';
import { withPictures } from '../../scripts/admin/checker/checkBeforeSave.ts';
import { openRepository } from '../../scripts/admin/checker/openRepository.ts';

const path = 'posts/a.md';
const file = (picture: string, body: string) => `---\nimage:\n  file: ${picture}\n---\n\n${body}\n`;

const hashOf = async (text: string) =>
  Buffer.from(await crypto.subtle.digest('SHA-256', Buffer.from(text))).toString('base64');

/** The pictures that exist by now, for a site that was built from one text with one picture. */
async function picturesFor(built: string, entry: { text: string; source?: string; body?: string }) {
  const known = {
    texts: [`${await hashOf(built)} ${path}`],
    pictures: { 'built.jpg': 1600 },
    downloads: [],
  };
  const repository = openRepository(async () => known);
  const text = file('saved.webp', '![A roof](../images/posts/in-saved.webp)');
  repository.saved({ path: 'posts/b.md', text });
  const { source, body } = entry;
  const before = source === undefined ? undefined : { path, text: source };
  const saving = { path, text: entry.text, before, body };
  return Object.keys((await withPictures(known, saving, repository)).pictures).sort();
}

const always = ['built.jpg', 'posts/in-saved.webp', 'saved.webp'];
const built = file('gone.jpg', 'Words.');

test('a picture that was inserted into a text or picked in a field exists', async () => {
  const text = file('new.webp', '![A roof](../images/posts/new.webp)');
  expect(
    await picturesFor(built, { text, source: built, body: '![A roof](/posts/new.webp)' }),
  ).toEqual([...always, 'new.webp', 'posts/new.webp'].sort());
});

test('a picture that was typed, or missing when the site was built, does not', async () => {
  const body = '![A roof](../images/posts/typed.jpg)';
  const text = file('gone.jpg', body);
  expect(await picturesFor(built, { text, source: built, body })).toEqual(always);
});

test('an entry that waits for review may name pictures that wait with it', async () => {
  const source = file('waits.webp', '![A roof](../images/posts/waits.webp)');
  expect(await picturesFor(built, { text: source, source })).toEqual(
    [...always, 'posts/waits.webp', 'waits.webp'].sort(),
  );
});
