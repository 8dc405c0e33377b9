import type { Nodes } from 'hast';
import { SKIP, visit } from 'unist-util-visit';
import { expect, test } from 'vitest';
import { pages as ownPages } from '#content/pages';
import { site } from '#content/site';
import { everyPage, pageTexts } from '../pages/specification.ts';
import { pages } from './builtSample.ts';
import { elementsIn } from './elements.ts';

/** The pages without a picture in their first view. */
const withoutHero = [
  '/contact',
  '/reviews',
  ...ownPages.filter(({ image }) => !image).map(({ path }) => path),
];

test('the specification names each route except other posts and pages that editors add', () => {
  const named = Object.keys(pageTexts);
  const paths = pages.map(({ path }) => path);
  const others = paths.filter((path) => !named.includes(path));
  const added = others.filter((path) => !path.startsWith('/blog/'));
  expect(added).toEqual(ownPages.map(({ path }) => path));
  expect(named.filter((path) => !paths.includes(path))).toEqual([]);
});

test.each(pages)('$path says what it must', ({ path, tree }) => {
  expect(elementsIn(tree, 'h1')).toHaveLength(1);
  const text = shownIn(tree);
  for (const words of [...everyPage, site.phone.display, ...(pageTexts[path] ?? [])]) {
    expect(text).toContain(words.toLowerCase());
  }
});

/** The text of a page’s body in lower case, without scripts. */
function shownIn(page: Nodes): string {
  let text = '';
  for (const { node } of elementsIn(page, 'body')) {
    visit(node, (part) => {
      if (part.type === 'element' && part.tagName === 'script') return SKIP;
      if (part.type === 'text') text += part.value;
      return undefined;
    });
  }
  return text.toLowerCase();
}

test.each(pages)(
  'the first picture of $path is the one that its head announces',
  ({ path, tree }) => {
    const isFirst = ({ attributes }: { attributes: object }) => 'fetchPriority' in attributes;
    const first = elementsIn(tree, 'img').filter(isFirst);
    const preloads = elementsIn(tree, 'link', { rel: 'preload', as: 'image' });
    const count = withoutHero.includes(path) ? 0 : 1;
    expect([first.length, preloads.length]).toEqual([count, count]);
    const [source, ...others] = elementsIn(tree, 'picture')
      .filter(({ node }) => elementsIn(node, 'img').some(isFirst))
      .flatMap(({ node }) => elementsIn(node, 'source'));
    expect(others).toEqual([]);
    const { imageSrcSet, imageSizes, type } = preloads[0]?.attributes ?? {};
    expect([imageSrcSet, imageSizes, type]).toEqual([
      source?.attributes.srcSet,
      source?.attributes.sizes,
      source?.attributes.type,
    ]);
    expect(Boolean(imageSrcSet && imageSizes && type)).toBe(count === 1);
  },
);
