import sharp from 'sharp';
import { expect, test } from 'vitest';
import { cities } from '#content/cities';
import { posts } from '#content/posts';
import { services } from '#content/services';
import { site } from '#content/site';
import {
  fileAt,
  isThere,
  notFoundPages,
  onSite,
  pageAt,
  pages,
  type SamplePage,
} from './builtSample.ts';
import { documentedTypes } from './documentedTypes.ts';
import { canonicalOf, elementsIn } from './elements.ts';
import { textsIn } from './specification/sections.ts';

/** A JSON-LD object: a node, or a reference that has only an `@id`. */
type Node = { '@type'?: string; '@id'?: string } & Record<string, unknown>;

const blocks = new Map(
  [...pages, ...notFoundPages].map((page) => [
    page,
    elementsIn(page.tree, 'script', { type: 'application/ld+json' }).map(({ text }) =>
      JSON.parse(text),
    ),
  ]),
);

const graphsOf = (page: SamplePage) => blocks.get(page) ?? [];

function nodesOf(page: SamplePage): Node[] {
  const graphs = graphsOf(page);
  expect(graphs, `${page.path} has one graph`).toHaveLength(1);
  expect(graphs[0]['@context']).toBe('https://schema.org');
  return nodesIn(graphs[0]['@graph']);
}

/** Every object at any depth. */
function nodesIn(value: unknown): Node[] {
  if (typeof value !== 'object' || value === null) return [];
  const below = Object.values(value).flatMap(nodesIn);
  return Array.isArray(value) ? below : [value as Node, ...below];
}

const realCities = cities.filter(({ placeholder }) => !placeholder);

const ofType = (nodes: readonly Node[], type: string) =>
  nodes.filter((node) => node['@type'] === type);

/** Stands for one of the two states. */
const stateRef = (state: 'IL' | 'WI') => ({
  '@id': `${site.url}/#${state === 'IL' ? 'illinois' : 'wisconsin'}`,
});

const textsOf = (nodes: readonly Node[], key: string) =>
  nodes.flatMap((node) => node[key] ?? []).filter((value) => typeof value === 'string');

test('every node has what the documentation of its type requires and recommends', () => {
  const used = new Set<string>();
  for (const page of pages) {
    const { path } = page;
    for (const node of nodesOf(page)) {
      const type = node['@type'];
      if (type === undefined) {
        expect(Object.keys(node), `${path}: a node without a type is a reference`).toEqual(['@id']);
        continue;
      }
      used.add(type);
      const documented = documentedTypes[type];
      for (const key of [...(documented?.required ?? []), ...(documented?.recommended ?? [])]) {
        expect(node[key], `${path}: ${key} of ${type}, see ${documented?.source}`).toBeTruthy();
      }
    }
  }
  expect([...used].sort()).toEqual(Object.keys(documentedTypes).sort());
});

test('every reference leads to a node of the same graph, and no id is used twice', () => {
  for (const page of pages) {
    const { path } = page;
    const nodes = nodesOf(page);
    const ids = nodes.filter((node) => node['@type']).flatMap((node) => node['@id'] ?? []);
    expect(new Set(ids).size, path).toBe(ids.length);
    for (const node of nodes) if (node['@id']) expect(ids, path).toContain(node['@id']);
  }
});

test('the page’s address is its canonical and its sharing address', () => {
  for (const page of pages) {
    const { path } = page;
    const id = `${site.url}${path}#webpage`;
    const described = nodesOf(page).find((node) => node['@id'] === id);
    expect(described?.url).toBe(site.url + path);
    expect(canonicalOf(page.tree)).toBe(described?.url);
    const [shared] = elementsIn(page.tree, 'meta', { property: 'og:url' });
    expect(shared?.attributes.content).toBe(described?.url);
  }
});

test('every address is absolute, and those of this site exist', () => {
  const addresses = new Set<string>();
  for (const page of pages) {
    const nodes = nodesOf(page);
    for (const key of ['@id', 'url', 'contentUrl', 'item', 'image', 'sameAs']) {
      for (const address of textsOf(nodes, key)) addresses.add(String(address));
    }
  }
  for (const address of addresses) {
    expect(new URL(address).protocol).toBe('https:');
    if (!address.startsWith(site.url)) continue;
    expect(isThere(onSite(address).replace(/#.*/, '')), address).toBe(true);
  }
});

test('every picture has the stated size', async () => {
  const said = new Set<string>();
  for (const page of pages) {
    for (const { url, width, height } of ofType(nodesOf(page), 'ImageObject')) {
      said.add(`${url} ${width} ${height}`);
    }
  }
  expect(said.size).toBeGreaterThan(0);
  for (const words of said) {
    const [url = ''] = words.split(' ');
    const { width, height } = await sharp(fileAt(onSite(url))).metadata();
    expect(`${url} ${width} ${height}`).toBe(words);
  }
});

test('the business is the same on every page, with its one address', () => {
  const businesses = new Set<string>();
  for (const page of pages) {
    const { path } = page;
    const nodes = nodesOf(page);
    const business = ofType(nodes, 'RoofingContractor');
    expect(business, path).toHaveLength(1);
    expect(ofType(nodes, 'PostalAddress'), path).toHaveLength(1);
    businesses.add(JSON.stringify(business[0]));
  }
  expect(businesses.size).toBe(1);
  const [business = ''] = businesses;
  expect(JSON.parse(business)).toMatchObject({
    name: site.company.name,
    telephone: expect.stringMatching(/^\+1\d{10}$/),
    address: { addressRegion: 'IL', addressCountry: 'US' },
    contactPoint: { hoursAvailable: { opens: '00:00', closes: '23:59' } },
  });
  expect(JSON.parse(business).hasCredential).toEqual(
    site.licences.map(({ number, state }) =>
      expect.objectContaining({ identifier: number, validIn: stateRef(state) }),
    ),
  );
  // Only the phone is answered around the clock, not the office’s door; and samples are not our
  // pages.
  expect(business).not.toMatch(/"(openingHours\w*|sameAs|priceRange|foundingDate)"/);
  expect(ofType(nodesIn(JSON.parse(business)), 'State').map(({ name }) => name)).toEqual([
    'Illinois',
    'Wisconsin',
  ]);
  const offers = ofType(nodesIn(JSON.parse(business)), 'Offer');
  expect(offers.map(({ url }) => url)).toEqual(services.map(({ path }) => site.url + path));
  // Twenty places, one of which has a sample as its page.
  expect(ofType(nodesIn(JSON.parse(business)), 'City')).toHaveLength(19);
});

test('each page states its purpose', () => {
  const types = (path: string) => nodesOf(pageAt(path)).map((node) => node['@type']);
  expect(types('/about')).toContain('AboutPage');
  expect(types('/contact')).toContain('ContactPage');
  expect(types('/blog')).toEqual(expect.arrayContaining(['CollectionPage', 'Blog']));
  expect(types('/gallery')).toContain('ImageGallery');
  for (const { path } of [...services, ...realCities]) expect(types(path)).toContain('Service');
  for (const { path } of posts) expect(types(path)).toContain('BlogPosting');
});

test('a city’s page serves that city, on behalf of the one business', () => {
  for (const { path, name, state } of realCities) {
    const [service] = ofType(nodesOf(pageAt(path)), 'Service');
    expect(service?.provider).toEqual({ '@id': `${site.url}/#business` });
    expect(service?.areaServed).toEqual({
      '@type': 'City',
      name,
      containedInPlace: stateRef(state),
    });
  }
});

test('a city whose page is a sample is not mentioned', () => {
  const samples = cities.filter(({ placeholder }) => placeholder);
  expect(samples).not.toHaveLength(0);
  for (const { path, name } of samples) {
    expect(ofType(nodesOf(pageAt(path)), 'Service')).toEqual([]);
    for (const page of pages) {
      expect(textsOf(ofType(nodesOf(page), 'City'), 'name'), page.path).not.toContain(name);
    }
  }
});

test('a post’s article matches what its page shows', () => {
  for (const { path, title, date } of posts) {
    const page = pageAt(path);
    const nodes = nodesOf(page);
    const [article] = ofType(nodes, 'BlogPosting');
    expect(article).toMatchObject({ headline: title, datePublished: date, dateModified: date });
    expect(textsIn(page.tree, 'h1')).toEqual([title]);
    expect(elementsIn(page.tree, 'time')[0]?.attributes.dateTime).toBe(date);
    const crumbs = elementsIn(page.tree, 'nav', { ariaLabel: 'Breadcrumbs' });
    const here = crumbs.flatMap(({ node }) => elementsIn(node, 'li', { ariaCurrent: 'page' }));
    expect(here.map(({ text }) => text)).toEqual([title]);
    expect(crumbs.flatMap(({ node }) => textsIn(node, 'li'))).toEqual(
      ofType(nodes, 'ListItem').map(({ name }) => name),
    );
  }
});

test('every page except home has breadcrumbs that end with it', () => {
  for (const page of pages) {
    const { path } = page;
    const items = ofType(nodesOf(page), 'ListItem');
    if (path === '/') {
      expect(items).toEqual([]);
      continue;
    }
    expect(items.map(({ position }) => position)).toEqual(items.map((_, index) => index + 1));
    expect(items[0]?.item).toBe(`${site.url}/`);
    expect(items.at(-1)?.item).toBe(site.url + path);
  }
});

test('the business never rates itself, and pages for unknown addresses state nothing', () => {
  for (const page of pages) {
    expect(JSON.stringify(graphsOf(page)), page.path).not.toMatch(
      /"(aggregateRating|review|ratingValue)"|Rating"|Review"/,
    );
  }
  for (const page of notFoundPages) expect(graphsOf(page), page.path).toEqual([]);
});
