import { expect, test } from 'vitest';
import { pages as ownPages } from '#content/pages';
import { pages } from './builtSample.ts';
import { elementsIn } from './elements.ts';

/** The pages without a picture in their first view. */
const withoutHero = [
  '/contact',
  '/reviews',
  ...ownPages.filter(({ image }) => !image).map(({ path }) => path),
];

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
