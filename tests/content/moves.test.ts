import { expect, test } from 'vitest';
import { movedFiles } from '../../scripts/content/emit/movedFiles.ts';
import { readPages } from '../../scripts/pageCheck/readPages.ts';
import { canonicalOf, elementsIn } from '../html/elements.ts';
import { type ContentCopy, copyContent } from './contentCopy.ts';
import { publishedCopy } from './publishedCopy.ts';

const service = 'services/gutters.md';

const list = ({ edit }: ContentCopy, address: string) =>
  edit(service, /\n---\n/, `\nformerly:\n  - ${address}\n---\n`);

/** What a copy of the content makes for its old addresses, by path. */
async function filesOf(copy: ContentCopy, isPreview = false): Promise<ReadonlyMap<string, string>> {
  const { content, site, notFound } = await publishedCopy(copy);
  return new Map(movedFiles(content, site, notFound.moved, isPreview));
}

test('every form of an old address has a rule, before the wildcard rule', async () => {
  const copy = await copyContent();
  await list(copy, '/Drains');
  const rules = (await filesOf(copy)).get('public/_redirects')?.trimEnd().split('\n');
  const forms = ['/Drains', '/Drains/', '/Drains.html', '/Drains/index.html'];
  expect(rules).toEqual([
    ...forms.flatMap((form) => ['301!', '301'].map((end) => `${form} /services/gutters ${end}`)),
    '/blog/* /blog/404.html 404',
  ]);
});

test('under a base path, nginx and the pages include it, and rules for hosts do not', async () => {
  const copy = await copyContent();
  await copy.edit('home.yaml', /$/, 'formerly:\n  - /home.php\n');
  await copy.edit('site.yaml', /^url: .*$/m, 'url: https://roofs.example/a/site');
  const files = await filesOf(copy);
  expect(files.get('public/_redirects')).toContain('/home.php / 301\n');
  expect(files.get('deploy/nginx-redirects.conf')?.split('\n')[0]).toBe(
    'location = /a/site/home.php { return 301 /a/site/$is_args$args; }',
  );
  const html = files.get('public/home.php/index.html') ?? '';
  expect(canonicalOf(html)).toBe('https://roofs.example/a/site/');
  const [refresh] = elementsIn(html, 'meta', { httpEquiv: 'refresh' });
  expect(refresh?.attributes.content).toBe('0; url=/a/site/');
  expect(elementsIn(html, 'a').map(({ attributes }) => attributes.href)).toEqual(['/a/site/']);
  expect(files.get('public/home.php.html')).toBe(html);
});

test('the page at an old address is valid HTML, whatever the new one is called', async () => {
  const copy = await copyContent();
  await list(copy, '/drains');
  await copy.edit(service, /^ {2}title: .*$/m, '  title: Gutters "new" & 5 > 4');
  const html = (await filesOf(copy)).get('public/drains.html') ?? '';
  expect(elementsIn(html, 'a').map(({ text }) => text)).toEqual(['Gutters "new" & 5 > 4']);
  const page = { path: '/drains', status: 301, html } as const;
  const site = { folder: '', base: '/', pages: [page], hasFile: () => true };
  expect(await readPages(site)).toEqual([]);
});

test('a preview’s pages at old addresses are not to be indexed', async () => {
  const copy = await copyContent();
  await list(copy, '/drains');
  const robots = async (isPreview: boolean) => {
    const html = (await filesOf(copy, isPreview)).get('public/drains.html') ?? '';
    return elementsIn(html, 'meta', { name: 'robots' }).map(({ attributes }) => attributes.content);
  };
  expect(await robots(false)).not.toContain('noindex, nofollow');
  expect(await robots(true)).toEqual(['noindex, nofollow']);
});

test('a page that is not on the site has no old addresses', async () => {
  const copy = await copyContent();
  await list(copy, '/drains');
  await copy.edit(service, 'formerly:', 'expireAt: 2025-01-01\nformerly:');
  expect([...(await filesOf(copy))]).toEqual([
    ['public/_redirects', '/blog/* /blog/404.html 404\n'],
    ['deploy/nginx-redirects.conf', ''],
  ]);
});

test('a category without an article on the site has no old addresses', async () => {
  const copy = await copyContent();
  await copy.edit(
    'blog.yaml',
    /^categories:$/m,
    '$&\n  - id: ice\n    name: Ice\n    formerly: [/ice]',
  );
  expect((await filesOf(copy)).get('public/_redirects')).not.toContain('/ice');
});

test.each([
  ['/drains', undefined],
  ['/old/drains.aspx', undefined],
  ['/~owner/Drains-1', undefined],
  ['https://www.harlowridge.example', 'old-address-taken'],
  ['//example.org/drains', 'old-address'],
  ['www.example.org', 'old-address'],
  ['javascript:alert(1)', 'old-address'],
  ['/index', 'old-address-taken'],
  ['/INDEX.html/', 'old-address-taken'],
  ['/Services/Gutters/', 'old-address-taken'],
  ['/services/..', 'old-address'],
  ['/services/%2e%2e/drains', 'old-address'],
  ['/_redirects', 'old-address'],
  ['/favicon.ico', 'old-address'],
  ['/.well-known/security', 'old-address'],
  ['/Pictures', 'old-address'],
  ['/404.php', 'old-address'],
  ['/a;}location', 'old-address'],
  ['/a /b 200', 'old-address'],
  ['"/a\\n/b"', 'old-address'],
  ['/*', 'old-address'],
  ['/:splat', 'old-address'],
])('%s', async (address, rule) => {
  const copy = await copyContent();
  await list(copy, address);
  const rules = (await copy.check()).map((found) => found.rule);
  expect(rules.filter((found) => found !== 'not-canonical')).toEqual(rule ? [rule] : []);
});

test.each([
  ['drains/', '/drains'],
  ['/drains//index.html', '/drains'],
  ['/drains/index/index.html', '/drains'],
  ['https://harlowridge.example/drains?a=b#c', '/drains'],
  ['www.harlowridge.example/drains', '/drains'],
])('%s must be written %s, and then is right', async (address, meant) => {
  const copy = await copyContent();
  await list(copy, address);
  expect((await copy.check()).flatMap(({ suggestion }) => suggestion ?? [])).toEqual([meant]);
  await copy.edit(service, `- ${address}`, `- ${meant}`);
  expect(await copy.check()).toEqual([]);
});
