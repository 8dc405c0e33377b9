import { expect, test } from 'vitest';
import { shareLinks } from './shareLinks.ts';

test('every address carries the page’s URL and title, encoded', () => {
  const url = 'https://example.com/blog/post';
  const title = 'Hail & wind: “what now?”';
  for (const link of shareLinks(url, title)) {
    const values = [...new URL(link.url).searchParams.values()];
    expect(values).toContain(url);
    expect(values).toContain(title);
  }
});
