import { expect, test } from 'vitest';
import { blogPages, isBlogPage, listOfPage } from './routes.ts';

const categories = [{ id: 'hail' }, { id: 'snow' }, { id: 'empty' }];

/** As many articles as `count`, every second one about snow. */
const articles = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ index, about: index % 2 ? 'snow' : 'hail' }));

const pages = (count: number) => blogPages(categories, articles(count), ({ about }) => about);

test.each([
  [0, ['/blog']],
  [1, ['/blog', '/blog/category/hail']],
  [12, ['/blog', '/blog/category/hail', '/blog/category/snow']],
  [13, ['/blog', '/blog/page/2', '/blog/category/hail', '/blog/category/snow']],
  [
    26,
    [
      '/blog',
      '/blog/page/2',
      '/blog/page/3',
      '/blog/category/hail',
      '/blog/category/hail/page/2',
      '/blog/category/snow',
      '/blog/category/snow/page/2',
    ],
  ],
])('%i articles have these lists', (count, paths) => {
  expect(pages(count).map(({ path }) => path)).toEqual(paths);
});

test('each article is listed once among all and once in its category, in order', () => {
  const all = articles(30);
  for (const [category, own] of [
    [undefined, all],
    ['snow', all.filter(({ about }) => about === 'snow')],
  ] as const) {
    const list = pages(30).filter((page) => page.category === category);
    expect(list.flatMap((page) => page.articles)).toEqual(own);
    expect(list.map(({ number }) => number)).toEqual(list.map((_, index) => index + 1));
    expect(new Set(list.map(({ count }) => count))).toEqual(new Set([list.length]));
  }
});

test.each([
  ['/blog', true, undefined],
  ['/blog/page/2', true, '/blog'],
  ['/blog/category/hail', true, undefined],
  ['/blog/category/hail/page/12', true, '/blog/category/hail'],
  ['/blog/hail', false, undefined],
  ['/blog/page', false, undefined],
  ['/blog/category', false, undefined],
  ['/blog/page/two', false, undefined],
  ['/news/page/2', false, undefined],
])('isBlogPage and listOfPage recognize %s', (path, isList, list) => {
  expect([isBlogPage(path), listOfPage(path)]).toEqual([isList, list]);
});
