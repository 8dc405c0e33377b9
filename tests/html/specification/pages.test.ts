import type { Nodes } from 'hast';
import { SKIP, visit } from 'unist-util-visit';
import { expect, test } from 'vitest';
import { blog } from '#content/blog';
import { pages as ownPages } from '#content/pages';
import { posts } from '#content/posts';
import { site } from '#content/site';
import { testimonials } from '#content/testimonials';
import { readPage } from '../../../scripts/pageCheck/pageDocument.ts';
import { pageAt, pages } from '../builtSample.ts';
import { elementsIn } from '../elements.ts';
import { everyPage, homeParts, linkedPlaces, pageParts, pageTexts, places } from './pages.ts';
import { hrefsIn, sectionNamed, textsIn } from './sections.ts';

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
  const page = textOf(tree, 'body');
  for (const words of [...everyPage, site.phone.display]) expect(page).toMatch(whole(words));
  // The header and the footer say the same on every page.
  const own = textOf(tree, 'main');
  for (const words of pageTexts[path] ?? []) expect(own).toMatch(whole(words));
});

/** The text of a page’s element, without scripts; a space between elements keeps words apart. */
function textOf(page: Nodes, name: 'body' | 'main'): string {
  const texts: string[] = [];
  for (const { node } of elementsIn(page, name)) {
    visit(node, (part) => {
      if (part.type === 'element' && part.tagName === 'script') return SKIP;
      if (part.type === 'text') texts.push(part.value);
      return undefined;
    });
  }
  return texts.join(' ').replace(/\s+/g, ' ');
}

/** Matches words that are not a part of longer ones: “WI”, but not “WIND”. */
const whole = (words: string) =>
  new RegExp(`(?<!\\w)${words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?!\\w)`);

test.each(pageParts(site.phone.display))(
  '$named of $on has its items and leads where it must',
  ({ on, named, items, links }) => {
    const isHere = (path: string) =>
      on !== '/' && on.endsWith('/')
        ? path.startsWith(on) && !path.includes('category')
        : path === on;
    const there = pages.filter(({ path }) => isHere(path));
    expect(there).not.toEqual([]);
    for (const { path, tree } of there) {
      const part = sectionNamed(tree, named);
      const headings = textsIn(part, 'h3');
      if (typeof items === 'number') expect(headings, path).toHaveLength(items);
      else if (items) expect(headings, path).toEqual(items);
      if (links) expect(hrefsIn(part), path).toEqual(links);
    }
  },
);

test('the home page has its parts in order, all places, and its customers with five stars', () => {
  const { tree } = pageAt('/');
  const names = elementsIn(tree, 'section').map(({ attributes }) => attributes.ariaLabelledBy);
  expect(names.filter((name) => name?.endsWith('-heading'))).toEqual(homeParts);
  const areas = sectionNamed(tree, 'areas-heading');
  const [primary, extended, ...listed] = textsIn(areas, 'li');
  expect([primary, extended]).toEqual(['Primary service area', 'Extended service area']);
  expect(listed).toEqual(places);
  const linked = elementsIn(areas, 'li').flatMap(({ node }) => readPage(node).links);
  expect(linked.map(({ words }) => words)).toEqual(linkedPlaces);
  for (const { href, words } of linked) expect(pageAt(href).html).toContain(words);
  expect(hrefsIn(areas).at(-1)).toBe('#contact-form');
  expectReviews(sectionNamed(tree, 'testimonials-heading'), 'home', 5);
});

test('the reviews page has its customers and two links that open in a new tab', () => {
  const { tree } = pageAt('/reviews');
  expectReviews(tree, 'reviews', 8);
  const elsewhere = elementsIn(sectionNamed(tree, 'elsewhere-heading'), 'a', { target: '_blank' });
  const { searchReviews, socialReviews } = site.links;
  expect(elsewhere.map(({ attributes }) => attributes.href)).toEqual([
    searchReviews.url,
    socialReviews.url,
  ]);
});

function expectReviews(part: Nodes, page: 'home' | 'reviews', count: number) {
  const reviews = testimonials.filter((testimonial) => testimonial.page === page);
  const figures = elementsIn(part, 'figure');
  expect([figures.length, reviews.length]).toEqual([count, count]);
  for (const [index, review] of reviews.entries()) {
    const { name, location, text } = review;
    // With what was done, or with the initial.
    const author =
      review.page === 'home'
        ? `${name} ${location}${review.service}`
        : `${name.charAt(0)}${name}${location}`;
    const shown = figures[index]?.text.replace(/\s+/g, ' ');
    expect(shown).toContain(`★★★★★${text}`);
    expect(shown).toContain(author);
  }
}

test('the list has a card for each of the ten articles, with all that it must say', () => {
  const cards = elementsIn(pageAt('/blog').tree, 'article');
  expect([cards.length, posts.length]).toEqual([10, 10]);
  for (const [index, { path, title, excerpt, category, location, date }] of posts.entries()) {
    const { node } = cards[index] ?? { node: { type: 'root', children: [] } as Nodes };
    const name = blog.categories.find(({ id }) => id === category)?.name;
    expect(textsIn(node, 'p')).toEqual([`${name} ${location}`, excerpt]);
    expect(textsIn(node, 'h2')).toEqual([title]);
    expect(elementsIn(node, 'time', { dateTime: date })).toHaveLength(1);
    expect(hrefsIn(node)).toEqual([path]);
    const page = elementsIn(pageAt(path).tree, 'article')[0];
    expect(page?.text, path).toContain(`${title}${name} ${location}${title}`);
  }
});
