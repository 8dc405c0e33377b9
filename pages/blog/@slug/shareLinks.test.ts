import { expect, test } from 'vitest';
import { shareLinks } from './shareLinks.ts';

test('each network gets the page’s URL and title, encoded, under its own names', () => {
  const url = 'https://example.com/blog/post';
  const title = 'Hail & wind: “what now?”';
  const links = shareLinks(url, title).map((link) => {
    const { origin, pathname, searchParams } = new URL(link.url);
    return [link.name, origin + pathname, Object.fromEntries(searchParams)];
  });
  expect(links).toEqual([
    ['Facebook', 'https://www.facebook.com/sharer/sharer.php', { u: url, t: title }],
    ['X', 'https://x.com/intent/post', { url, text: title }],
  ]);
});
