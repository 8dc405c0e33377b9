import { type APIRequestContext, expect } from '@playwright/test';
import sharp from 'sharp';
import { cities } from '#content/cities';
import { posts } from '#content/posts';
import { services } from '#content/services';
import { site } from '#content/site';
import { unknownAddresses } from '../layouts.ts';
import { onSite, paths, test } from '../site.ts';
import { documentedTypes } from './documentedTypes.ts';
import { canonicalOf, elementsIn } from './elements.ts';

/** A JSON-LD object: a node, or a reference that has nothing but an `@id`. */
type Node = { '@type'?: string; '@id'?: string } & Record<string, unknown>;

async function readPage(request: APIRequestContext, path: string) {
  const html = await (await request.get(path)).text();
  const blocks = elementsIn(html, 'script', { type: 'application/ld+json' });
  return { html, graphs: blocks.map(({ text }) => JSON.parse(text)) };
}

async function readNodes(request: APIRequestContext, path: string): Promise<Node[]> {
  const { graphs } = await readPage(request, path);
  expect(graphs, `${path} has one graph`).toHaveLength(1);
  expect(graphs[0]['@context']).toBe('https://schema.org');
  return nodesIn(graphs[0]['@graph']);
}

/** Every object at any depth. */
function nodesIn(value: unknown): Node[] {
  if (typeof value !== 'object' || value === null) return [];
  const below = Object.values(value).flatMap(nodesIn);
  return Array.isArray(value) ? below : [value as Node, ...below];
}

const ofType = (nodes: readonly Node[], type: string) =>
  nodes.filter((node) => node['@type'] === type);

const textsOf = (nodes: readonly Node[], key: string) =>
  nodes.flatMap((node) => node[key] ?? []).filter((value) => typeof value === 'string');

test('every node has what the documentation of its type requires and recommends', async ({
  request,
}) => {
  const used = new Set<string>();
  for (const path of paths) {
    for (const node of await readNodes(request, path)) {
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

test('every reference leads to a node of the same graph, and no id is given twice', async ({
  request,
}) => {
  for (const path of paths) {
    const nodes = await readNodes(request, path);
    const ids = nodes.filter((node) => node['@type']).flatMap((node) => node['@id'] ?? []);
    expect(new Set(ids).size, path).toBe(ids.length);
    for (const node of nodes) if (node['@id']) expect(ids, path).toContain(node['@id']);
  }
});

test('the page’s address is its canonical and its sharing address', async ({ request }) => {
  for (const path of paths) {
    const { html } = await readPage(request, path);
    const nodes = await readNodes(request, path);
    const page = nodes.find((node) => node['@id'] === `${site.url}${path}#webpage`);
    expect(page?.url).toBe(site.url + path);
    expect(canonicalOf(html)).toBe(page?.url);
    const [shared] = elementsIn(html, 'meta', { property: 'og:url' });
    expect(shared?.attributes.content).toBe(page?.url);
  }
});

test('every address is absolute, and those of this site exist', async ({ request }) => {
  const addresses = new Set<string>();
  for (const path of paths) {
    const nodes = await readNodes(request, path);
    for (const key of ['@id', 'url', 'contentUrl', 'item', 'image', 'sameAs']) {
      for (const address of textsOf(nodes, key)) addresses.add(String(address));
    }
  }
  for (const address of addresses) {
    expect(new URL(address).protocol).toBe('https:');
    if (!address.startsWith(site.url)) continue;
    expect((await request.head(onSite(address))).status(), address).toBe(200);
  }
});

test('every picture is as large as is said', async ({ request }) => {
  const said = new Map<string, unknown>();
  for (const path of paths) {
    for (const { url, width, height } of ofType(await readNodes(request, path), 'ImageObject')) {
      said.set(String(url), [width, height]);
    }
  }
  expect(said.size).toBeGreaterThan(0);
  for (const [url, size] of said) {
    const file = await (await request.get(onSite(url))).body();
    const { width, height } = await sharp(file).metadata();
    expect([`${width}`, `${height}`], url).toEqual(size);
  }
});

test('the business is one and the same on every page, with its one address', async ({
  request,
}) => {
  const businesses = new Set<string>();
  for (const path of paths) {
    const nodes = await readNodes(request, path);
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
    openingHoursSpecification: { opens: '00:00', closes: '23:59' },
  });
  expect(ofType(nodesIn(JSON.parse(business)), 'State').map(({ name }) => name)).toEqual([
    'Illinois',
    'Wisconsin',
  ]);
  expect(ofType(nodesIn(JSON.parse(business)), 'City')).toHaveLength(20);
});

test('each page says what it is for', async ({ request }) => {
  const types = async (path: string) =>
    (await readNodes(request, path)).map((node) => node['@type']);
  expect(await types('/about')).toContain('AboutPage');
  expect(await types('/contact')).toContain('ContactPage');
  expect(await types('/blog')).toEqual(expect.arrayContaining(['CollectionPage', 'Blog']));
  expect(await types('/gallery')).toContain('ImageGallery');
  for (const { path } of [...services, ...cities]) expect(await types(path)).toContain('Service');
  for (const { path } of posts) expect(await types(path)).toContain('BlogPosting');
});

test('a city’s page serves that city, from the one business', async ({ request }) => {
  for (const { path, name, state } of cities) {
    const [service] = ofType(await readNodes(request, path), 'Service');
    const stateId = `${site.url}/#${state === 'IL' ? 'illinois' : 'wisconsin'}`;
    expect(service?.provider).toEqual({ '@id': `${site.url}/#business` });
    expect(service?.areaServed).toEqual({
      '@type': 'City',
      name,
      containedInPlace: { '@id': stateId },
    });
  }
});

test('a post’s article says what its page shows', async ({ page, request }) => {
  for (const { path, title, date } of posts) {
    const nodes = await readNodes(request, path);
    await page.goto(path);
    const [article] = ofType(nodes, 'BlogPosting');
    expect(article).toMatchObject({ headline: title, datePublished: date });
    await expect(page.locator('h1')).toHaveText(title);
    expect(await page.locator('h1 ~ * time, time').first().getAttribute('datetime')).toBe(date);
    const crumbs = page.locator('nav[aria-label="Breadcrumbs"] li');
    expect(await crumbs.allTextContents()).toEqual(
      ofType(nodes, 'ListItem').map(({ name }) => name),
    );
  }
});

test('every page but home has breadcrumbs that end with it', async ({ request }) => {
  for (const path of paths) {
    const items = ofType(await readNodes(request, path), 'ListItem');
    if (path === '/') {
      expect(items).toEqual([]);
      continue;
    }
    expect(items.map(({ position }) => position)).toEqual(items.map((_, index) => index + 1));
    expect(items[0]?.item).toBe(`${site.url}/`);
    expect(items.at(-1)?.item).toBe(site.url + path);
  }
});

test('nowhere does the business rate itself, and pages that do not exist say nothing', async ({
  request,
}) => {
  for (const path of paths) {
    const { graphs } = await readPage(request, path);
    expect(JSON.stringify(graphs), path).not.toMatch(
      /"(aggregateRating|review|ratingValue)"|Rating"|Review"/,
    );
  }
  for (const path of unknownAddresses) {
    const { html, graphs } = await readPage(request, path);
    expect(html).toContain('content="noindex, follow"');
    expect(graphs).toEqual([]);
  }
});
