import { expect } from '@playwright/test';
import type { Element, Nodes } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { visit } from 'unist-util-visit';
import { readPage } from '../../scripts/pageCheck/pageDocument.ts';
import { paths, test } from '../site.ts';

test('only the header and the footer lead to the about page', async ({ request }) => {
  for (const path of paths) {
    const page: Nodes = fromHtml(await (await request.get(path)).text());
    const inMain: unknown[] = [];
    visit(page, { tagName: 'main' }, (main: Element) => void inMain.push(...hrefsIn(main)));
    expect(inMain.length, path).toBeGreaterThan(0);
    expect(inMain, path).not.toContain('/about');
    expect(hrefsIn(page), path).toContain('/about');
  }
});

function hrefsIn(part: Nodes): unknown[] {
  const hrefs: unknown[] = [];
  visit(part, { tagName: 'a' }, ({ properties }: Element) => void hrefs.push(properties.href));
  return hrefs;
}

test('links of a page that lead to different pages read differently', async ({ request }) => {
  for (const path of paths) {
    const targets = new Map<string, string>();
    for (const { href, words } of readPage(await (await request.get(path)).text()).links) {
      if (!href.startsWith('/')) continue;
      expect(href, `${path}: “${words}”`).toBe(targets.get(words) ?? href);
      targets.set(words, href);
    }
  }
});
