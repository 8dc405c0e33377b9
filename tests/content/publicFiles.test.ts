import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { publicFiles } from '../../scripts/content/emit/publicFiles.ts';
import { chatSample } from '../../scripts/content/model/siteChat.ts';
import { pictureFactsFile, pictureHash } from '../../scripts/content/source/pictureIndex.ts';
import { elementsIn } from '../html/elements.ts';
import { elementsOf, parseXml, textsOf } from '../parseXml.ts';
import { type ContentCopy, copyContent } from './contentCopy.ts';
import { publishedCopy } from './publishedCopy.ts';

const post = 'posts/roscoe-premium-shingles.md';
const siteUrl = 'https://roofs.example/a/site';

/** The files made from a copy of the content, by their path on the site. */
async function filesOf(copy: ContentCopy, now = new Date('2025-03-01')) {
  const { content, site, blog } = await publishedCopy(copy, now);
  const { images } = copy.folders;
  const files = await publicFiles(content, { site, blog, images, now, isPreview: false });
  const texts = new Map(files.map(([file, bytes]) => [file.slice('public'.length), String(bytes)]));
  return (file: string) => texts.get(file) ?? '';
}

/** Every address in the texts of a feed. */
const addressesIn = (feed: string) =>
  textsOf(parseXml(feed), 'content')
    .flatMap((html) => elementsIn(html))
    .flatMap(({ attributes: { href, src, srcSet = '' } }) => [
      ...[href, src].filter((address) => address !== undefined),
      ...Array.from(srcSet.matchAll(/\S+(?= \d+w)/g), ([address]) => address),
    ]);

test('every address includes the base path', async () => {
  const copy = await copyContent();
  await copy.edit('site.yaml', /^url: .*$/m, `url: ${siteUrl}`);
  const file = await filesOf(copy);
  const pages = textsOf(parseXml(file('/sitemap.xml')), 'loc');
  expect(pages).toContain(`${siteUrl}/`);
  expect(pages.filter((address) => !address.startsWith(`${siteUrl}/`))).toEqual([]);
  const { start_url, scope, icons } = JSON.parse(file('/site.webmanifest'));
  expect([start_url, scope]).toEqual(['/a/site/', '/a/site/']);
  expect(icons[0].src).toBe('/a/site/icon-192.png');
  expect(file('/robots.txt')).toContain(`Sitemap: ${siteUrl}/sitemap.xml`);
  expect(file('/.well-known/security.txt')).toContain(`Contact: ${siteUrl}/contact`);
  const addresses = addressesIn(file('/feed.xml'));
  expect(addresses).toContainEqual(expect.stringContaining(`${siteUrl}/pictures/`));
  expect(addresses).toContainEqual(expect.stringContaining(`${siteUrl}/services/`));
  expect(addresses.filter((address) => !/^(?:https|tel):/.test(address))).toEqual([]);
});

test('links to anchors and pictures in a text are absolute in the feed', async () => {
  const copy = await copyContent();
  const text = '[What it costs](#costs)\n\n![Hail on a ridge cap](../images/heroes/home.svg)';
  await copy.addParagraph(post, `## Costs\n\n${text}`);
  const file = await filesOf(copy);
  const addresses = addressesIn(file('/feed.xml'));
  const origin = 'https://www.harlowridge.example';
  expect(addresses).toContain(`${origin}/blog/roscoe-premium-shingles#costs`);
  expect(addresses).toContainEqual(expect.stringContaining(`${origin}/pictures/heroes/home-`));
  expect(addresses.filter((address) => !/^(?:https|tel):/.test(address))).toEqual([]);
});

test('a call in a text has its number in the feed, too', async () => {
  const copy = await copyContent();
  await copy.addParagraph(post, ':::call[Water coming in?]\nWe answer at any hour.\n:::');
  const file = await filesOf(copy);
  const links = textsOf(parseXml(file('/feed.xml')), 'content')
    .flatMap((html) => elementsIn(html, 'a'))
    .map(({ attributes: { href }, text }) => [href, text]);
  expect(links).toContainEqual(['tel:+18155550142', 'Call Now (815) 555-0142']);
});

test('the sample chat exists only while it is the site’s chat', async () => {
  const copy = await copyContent();
  expect((await filesOf(copy))(chatSample)).not.toBe('');
  await copy.edit('site.yaml', `script: ${chatSample}`, 'script: https://chat.example.com/a.js');
  expect((await filesOf(copy))(chatSample)).toBe('');
});

test('an icon that does more than draw is never published', async () => {
  const copy = await copyContent();
  await filesOf(copy);
  const hostile =
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9" onload="alert(1)"/>';
  await copy.write('images/brand/mark.svg', hostile);
  await expect(filesOf(copy)).rejects.toThrow('picture-active');
  // As if the check had accepted it, and it was changed only afterward.
  const cache = path.join(copy.folders.cache, pictureFactsFile);
  const [facts] = Object.values(JSON.parse(await readFile(cache, 'utf8')));
  await writeFile(cache, JSON.stringify({ [`${pictureHash(hostile)}.svg`]: facts }));
  await expect(filesOf(copy)).rejects.toThrow('a script: “onload="alert(1)"”');
});

test('a hostile title remains text in the feed', async () => {
  const copy = await copyContent();
  const title = ']]> <script & "more"';
  await copy.edit(post, /^title: .*$/m, `title: '${title}'`);
  const file = await filesOf(copy);
  const feed = parseXml(file('/feed.xml'));
  expect(textsOf(feed, 'title')).toContain(title);
  expect(elementsOf(feed, 'script')).toEqual([]);
});

test('a post is added to the files on its day, and is then the newest', async () => {
  const copy = await copyContent();
  const before = await filesOf(copy);
  const text = await copy.read(post);
  await copy.write(
    'posts/new-vents.md',
    text
      .replace(/^title: .*$/m, 'title: New vents')
      .replace(/^excerpt: .*$/m, 'excerpt: Why an attic needs air, and where that air comes in.')
      .replace(/(?<=\n---\n)/, '\nAir in, air out.\n')
      .replace(/^ {2}title: .*$/m, '  title: New vents')
      .replace(
        /^ {2}description: .*$/m,
        '  description: Why an attic needs as much air coming in as it lets out.',
      )
      .replace(/^date: .*$/m, 'date: 2025-04-01\npublishAt: 2025-04-01'),
  );
  const early = await filesOf(copy, new Date('2025-03-31'));
  const onTheDay = await filesOf(copy, new Date('2025-04-01'));
  for (const file of ['/sitemap.xml', '/feed.xml', '/.well-known/security.txt']) {
    expect(early(file)).toBe(before(file));
  }
  const lastChanges = textsOf(parseXml(onTheDay('/sitemap.xml')), 'lastmod');
  // Its own page, the list, and its category.
  expect(lastChanges.filter((date) => date === '2025-04-01')).toHaveLength(3);
  const feed = parseXml(onTheDay('/feed.xml'));
  expect(textsOf(feed, 'updated')[0]).toBe('2025-04-01T00:00:00Z');
  expect(textsOf(feed, 'title')[1]).toBe('New vents');
});
