import type { Nodes } from 'hast';
import { SKIP, visit } from 'unist-util-visit';
import { expect, test } from 'vitest';
import { blog } from '#content/blog';
import { calendar } from '#content/calendar';
import { estimateForm } from '#content/estimateForm';
import { gallery } from '#content/gallery';
import { interfaceWords } from '#content/interfaceWords';
import { pages as ownPages } from '#content/pages';
import { posts } from '#content/posts';
import { site } from '#content/site';
import { testimonials } from '#content/testimonials';
import { telHref } from '../../scripts/content/model/published.ts';
import { readPage } from '../../scripts/pageCheck/pageDocument.ts';
import {
  everyPage,
  footerLinks,
  formWords,
  galleryFilter,
  homeParts,
  linkedPlaces,
  menu,
  notFoundWords,
  pageParts,
  pageTexts,
  places,
} from '../pages/specification.ts';
import { notFoundPages, pageAt, pages } from './builtSample.ts';
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

const textsIn = (part: Nodes, name: string, attributes = {}) =>
  elementsIn(part, name, attributes).map(({ text }) => text);

const linksIn = (part: Nodes) => readPage(part).links.map(({ href }) => href);

/** The part of a page that a heading names. */
function partOf(page: Nodes, heading: string): Nodes {
  const [part, ...others] = elementsIn(page, 'section', { ariaLabelledBy: heading });
  expect(others).toEqual([]);
  if (!part) throw new Error(`There is no part named ${heading}.`);
  return part.node;
}

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
      const part = partOf(tree, named);
      const headings = textsIn(part, 'h3');
      if (typeof items === 'number') expect(headings, path).toHaveLength(items);
      else if (items) expect(headings, path).toEqual(items);
      if (links) expect(linksIn(part), path).toEqual(links);
    }
  },
);

test('the home page has its parts in order, all places, and its customers with five stars', () => {
  const { tree } = pageAt('/');
  const names = elementsIn(tree, 'section').map(({ attributes }) => attributes.ariaLabelledBy);
  expect(names.filter((name) => name?.endsWith('-heading'))).toEqual(homeParts);
  const areas = partOf(tree, 'areas-heading');
  const [primary, extended, ...listed] = textsIn(areas, 'li');
  expect([primary, extended]).toEqual(['Primary service area', 'Extended service area']);
  expect(listed).toEqual(places);
  const linked = elementsIn(areas, 'li').flatMap(({ node }) => readPage(node).links);
  expect(linked.map(({ words }) => words)).toEqual(linkedPlaces);
  for (const { href, words } of linked) expect(pageAt(href).html).toContain(words);
  expect(linksIn(areas).at(-1)).toBe('#contact-form');
  expectReviews(partOf(tree, 'testimonials-heading'), 'home', 5);
});

test('the reviews page has its customers and two links that open in a new tab', () => {
  const { tree } = pageAt('/reviews');
  expectReviews(tree, 'reviews', 8);
  const elsewhere = elementsIn(partOf(tree, 'elsewhere-heading'), 'a', { target: '_blank' });
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
    expect(linksIn(node)).toEqual([path]);
    const page = elementsIn(pageAt(path).tree, 'article')[0];
    expect(page?.text, path).toContain(`${title}${name} ${location}${title}`);
  }
});

test('the header and the footer of every page have what they must', () => {
  const { company, phone, licences, certifications, offices } = site;
  for (const { path, tree } of [...pages, ...notFoundPages]) {
    const [header] = elementsIn(tree, 'header');
    const [footer] = elementsIn(tree, 'footer');
    if (!header || !footer) throw new Error(`${path} has no header or no footer.`);
    const menus = elementsIn(header.node, 'nav');
    expect(menus, path).toHaveLength(2);
    for (const { node } of menus) {
      expect(textsIn(node, 'summary'), path).toEqual(menu.groups);
      const ways = [telHref(phone.display), '#contact-form', '/contact#contact-form'];
      expect(linksIn(node).filter((href) => !ways.includes(href))).toEqual(menu.links);
    }
    // In the bar, and in the menu of phones.
    const calls = linksIn(header.node).filter((href) => href === telHref(phone.display));
    expect(calls, path).toHaveLength(2);
    expect(linksIn(footer.node), path).toContain(telHref(phone.display));
    expect(textsIn(footer.node, 'dd'), path).toEqual([
      ...licences.map(({ number }) => expect.stringContaining(number)),
      ...certifications.map(({ name }) => name),
    ]);
    expect(licences.map(({ state }) => state)).toEqual(['IL', 'IL', 'WI']);
    const quick = elementsIn(footer.node, 'nav').flatMap(({ node }) => readPage(node).links);
    expect(quick, path).toEqual(footerLinks);
    expect(textsIn(footer.node, 'address'), path).toEqual(
      offices.map(({ street }) => expect.stringContaining(street)),
    );
    expect(footer.text, path).toContain(`© ${calendar.year} ${company.name}.`);
  }
});

test('services’ and restoration pages list both kinds of services beside their text', () => {
  for (const { tree } of pages.filter(({ path }) => /^\/(services|restoration)\//.test(path))) {
    const [aside] = elementsIn(tree, 'aside', { ariaLabel: interfaceWords.layout.sidebar });
    const lists = aside ? elementsIn(aside.node, 'nav').map(({ node }) => linksIn(node)) : [];
    expect(lists.map((links) => links.length)).toEqual([7, 4]);
    expect(lists[1]?.every((href) => href.startsWith('/restoration/'))).toBe(true);
  }
});

test('the form asks and answers in the words of the specification', () => {
  const { fields, serviceTypes, contactMethods, submit, success, failure } = estimateForm;
  for (const [name, message] of Object.entries(formWords.messages)) {
    expect(fields).toHaveProperty(`${name}.message`, message);
  }
  const inTurn = (options: readonly { value: string; label: string }[]) =>
    options.map(({ value, label }) => [value, label]);
  expect(inTurn(serviceTypes)).toEqual(Object.entries(formWords.serviceTypes));
  expect(inTurn(contactMethods)).toEqual(Object.entries(formWords.contactMethods));
  expect({ submit, success, failure }).toMatchObject({
    submit: formWords.submit,
    success: formWords.success,
    failure: formWords.failure,
  });
  for (const { tree } of pages.filter(({ path }) =>
    pageTexts[path]?.includes('Request Your Free Estimate'),
  )) {
    const part = partOf(tree, 'estimate-heading');
    expect(textsIn(part, 'legend').slice(0, 3)).toEqual(formWords.groups);
    expect(elementsIn(part, 'option').map(({ attributes }) => attributes.value)).toEqual([
      '',
      ...Object.keys(formWords.serviceTypes),
    ]);
    expect(textsIn(part, 'address')).toHaveLength(1);
    expect(linksIn(part)).toContain(telHref(site.phone.display));
  }
});

test('the gallery is narrowed by the six categories', () => {
  const { categories, emptyText } = gallery.projects;
  expect(categories.map(({ name }) => name)).toEqual(galleryFilter.categories);
  expect(emptyText).toBe(galleryFilter.emptyText);
  const filter = linksIn(partOf(pageAt('/gallery').tree, 'projects-heading'));
  expect(filter.filter((href) => href.startsWith('#'))).toEqual(
    categories.map(({ id }) => `#show-${id}`),
  );
});

test('pages for unknown addresses say so and lead on', () => {
  for (const [index, { heading, link, href }] of notFoundWords.entries()) {
    const { tree } = notFoundPages[index] ?? {};
    const message = tree && elementsIn(tree, 'section').find(({ node }) => textsIn(node, 'h1')[0]);
    expect(message && textsIn(message.node, 'h1')).toEqual([heading]);
    expect(message && readPage(message.node).links).toContainEqual({ href, words: link });
  }
  expect(interfaceWords.layout.failure).toBe('Unexpected Application Error!');
});

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
