import { expect, test } from 'vitest';
import { readPage } from '../../scripts/pageCheck/pageDocument.ts';
import { pages } from './builtSample.ts';
import { elementsIn } from './elements.ts';

test('only the header and the footer lead to the about page', () => {
  for (const { path, tree } of pages) {
    const inMain = elementsIn(tree, 'main').flatMap(({ node }) => readPage(node).links);
    expect(inMain.length, path).toBeGreaterThan(0);
    expect(inMain.map(({ href }) => href)).not.toContain('/about');
    expect(
      readPage(tree).links.map(({ href }) => href),
      path,
    ).toContain('/about');
  }
});

test('links on a page that lead to different pages have different words', () => {
  for (const { path, tree } of pages) {
    const targets = new Map<string, string>();
    for (const { href, words } of readPage(tree).links) {
      if (!href.startsWith('/')) continue;
      expect(href, `${path}: “${words}”`).toBe(targets.get(words) ?? href);
      targets.set(words, href);
    }
  }
});
