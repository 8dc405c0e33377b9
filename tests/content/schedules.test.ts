import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { writePosts } from '../../scripts/bench/writePosts.ts';
import { emitModules } from '../../scripts/content/emit/modules.ts';
import { publicFiles } from '../../scripts/content/emit/publicFiles.ts';
import { updateBodies } from '../../scripts/content/emit/updateBodies.ts';
import { elementsIn } from '../html/elements.ts';
import { parseXml, textsOf } from '../parseXml.ts';
import { type ContentCopy, copyContent } from './contentCopy.ts';
import { publishedCopy } from './publishedCopy.ts';

const post = 'posts/roscoe-premium-shingles.md';

/** What appears and expires, by file. */
const schedules: Readonly<Record<string, string>> = {
  'services/roof-repair.md': 'expireAt: 2025-07-10',
  'services/siding.md': 'publishAt: 2025-07-10',
  'services/duct-cleaning.md': 'draft: true',
  'cities/byron.md': 'publishAt: 2025-07-01\nexpireAt: 2025-09-01',
  'cities/madison.md': 'expireAt: 2025-07-20',
  'posts/roscoe-certified-contractor.md': 'publishAt: 2025-08-01\nexpireAt: 2025-10-01',
  'posts/loves-park-roofing-siding-bundle.md': 'draft: true',
  'projects/rockford-warehouse-tpo.yaml': 'expireAt: 2025-07-15',
  'testimonials/dana-k-rockford.yaml': 'expireAt: 2025-07-15',
  'testimonials/ron-b-byron.yaml': 'publishAt: 2025-11-01',
};

/** Links of each form to what appears and expires. */
const links = `
[Certified](/blog/roscoe-certified-contractor) and [**bundled** work](/blog/loves-park-roofing-siding-bundle).
[Byron](/service-areas/byron#contact-form), [repairs][r] and [siding].

[r]: /services/roof-repair
[siding]: </services/siding> "Siding"
`;

async function scheduledCopy(): Promise<ContentCopy> {
  const copy = await copyContent();
  for (const [file, lines] of Object.entries(schedules)) {
    const isMarkdown = file.endsWith('.md');
    await copy.edit(
      file,
      isMarkdown ? '\n---\n' : /$/,
      `${isMarkdown ? '\n' : ''}${lines}\n${isMarkdown ? '---\n' : ''}`,
    );
  }
  await copy.addParagraph(post, links);
  return copy;
}

/** The day before each date in the content, that day and the one after. */
async function daysOf({ folders }: ContentCopy): Promise<string[]> {
  const days = new Set<string>();
  for (const file of await readdir(folders.content, { recursive: true })) {
    if (!/\.(md|yaml)$/.test(file)) continue;
    const text = await readFile(path.join(folders.content, file), 'utf8');
    for (const [date] of text.matchAll(/\b20\d\d-\d\d-\d\d\b/g)) {
      for (const offset of [-1, 0, 1]) {
        const time = Date.parse(date) + offset * 86_400_000;
        days.add(new Date(time).toISOString().slice(0, 10));
      }
    }
  }
  return [...days].sort();
}

/** Everything that a build would write on a day, as far as it may contain links. */
async function siteOn(copy: ContentCopy, day: string) {
  const now = new Date(`${day}T09:00:00Z`);
  const { folders } = copy;
  const { images } = folders;
  const { content, site, blog } = await publishedCopy(copy, now);
  await updateBodies(content, folders);
  const outputs = new Map<string, unknown>([
    ...emitModules(content),
    ...(await publicFiles(content, { site, blog, images, now, isPreview: false })),
  ]);
  const data = (name: string) => JSON.parse(String(outputs.get(`data/${name}.json`)));
  const html = new Map<string, string>();
  for (const name of ['services', 'cities', 'posts', 'pages']) {
    for (const { slug, path: page } of data(name)) {
      const file = path.join(folders.generated, 'bodies', name, `${slug}.json`);
      html.set(page, JSON.parse(await readFile(file, 'utf8')).html);
    }
  }
  const xml = (file: string) => parseXml(String(outputs.get(`public/${file}`)));
  return { data, html, xml, url: site.url };
}

/** The pages that links of a text lead to. */
const pathsIn = (html: string, prefix = '') =>
  elementsIn(html, 'a').flatMap(({ attributes: { href = '' } }) =>
    href.startsWith(`${prefix}/`) ? href.slice(prefix.length).replace(/#.*/, '') : [],
  );

test('on no day is there an error or a link to something unpublished', async () => {
  const copy = await scheduledCopy();
  const days = await daysOf(copy);
  expect(days.length).toBeGreaterThan(30);
  for (const day of days) {
    const { data, html, xml, url } = await siteOn(copy, day);
    const fixed = ['/', '/contact', '/about', '/gallery', '/blog', '/reviews'];
    const categories = data('posts').map(
      ({ category }: { category: string }) => `/blog/category/${category}`,
    );
    const pages = new Set([...fixed, ...categories, ...html.keys()]);
    const { header, footer } = data('navigation');
    const groups = [...header, ...footer].map((item) => item.links ?? [item]);
    const led = [
      ...groups.flat().map(({ href }) => href),
      ...[...html.values()].flatMap((body) => pathsIn(body)),
      ...textsOf(xml('feed.xml'), 'content').flatMap((body) => pathsIn(body, url)),
      ...textsOf(xml('sitemap.xml'), 'loc').map((loc) => loc.slice(url.length)),
    ];
    expect(
      led.filter((page) => !pages.has(page)),
      day,
    ).toEqual([]);
    expect(
      groups.every(({ length }) => length > 0),
      day,
    ).toBe(true);
    const slugs = (name: string) => data(name).map(({ slug }: { slug: string }) => slug);
    for (const { service } of data('home').services.cards) {
      expect(slugs('services'), day).toContain(service);
    }
    const { illinois, wisconsin } = data('serviceAreas');
    expect([illinois.areas.length, wisconsin.areas.length]).toEqual([12, 8]);
    for (const { city } of [...illinois.areas, ...wisconsin.areas]) {
      if (city !== undefined) expect(slugs('cities'), day).toContain(city);
    }
  }
});

test('a link to an unpublished page becomes plain words, and returns with the page', async () => {
  const copy = await scheduledCopy();
  const bodyOn = async (day: string) =>
    (await siteOn(copy, day)).html.get('/blog/roscoe-premium-shingles');
  const away = await bodyOn('2025-07-31');
  expect(away).toContain('Certified and <strong>bundled</strong> work');
  expect(await bodyOn('2025-08-01')).toContain(
    '<a href="/blog/roscoe-certified-contractor">Certified</a>',
  );
  expect(await bodyOn('2025-07-31')).toBe(away);
  expect(await bodyOn('2025-07-10')).toContain(', repairs and <a href="/services/siding"');
});

test('a card and a menu link disappear while their page is unpublished, and an area loses its link', async () => {
  const copy = await scheduledCopy();
  const on = async (day: string) => {
    const { data } = await siteOn(copy, day);
    const links = data('navigation').header.flatMap(
      (item: { links?: { href: string }[] }) => item.links ?? [],
    );
    return {
      cards: data('home').services.cards.map(({ service }: { service: string }) => service),
      hasLink: links.some(({ href }: { href: string }) => href === '/service-areas/byron'),
      byron: data('serviceAreas').illinois.areas.find(
        ({ name }: { name: string }) => name === 'Byron',
      ),
    };
  };
  const before = (await on('2025-07-09')).cards;
  expect(before).toContain('roof-repair');
  expect(before).not.toContain('siding');
  const after = (await on('2025-07-10')).cards;
  expect(after).not.toContain('roof-repair');
  expect(after).toContain('siding');
  expect(await on('2025-07-01')).toMatchObject({ hasLink: true, byron: { city: 'byron' } });
  expect(await on('2025-09-01')).toMatchObject({ hasLink: false, byron: { name: 'Byron' } });
});

test('a group of the menu disappears with the last of its pages', async () => {
  const copy = await copyContent();
  for (const name of ['fire-damage', 'water-damage', 'duct-cleaning', 'carpet-cleaning']) {
    await copy.edit(`services/${name}.md`, '\n---\n', '\nexpireAt: 2025-07-10\n---\n');
  }
  const labels = async (day: string) =>
    (await siteOn(copy, day))
      .data('navigation')
      .header.map(({ label }: { label: string }) => label);
  const before = await labels('2025-07-09');
  const after = await labels('2025-07-10');
  expect(before).toContain('Restoration');
  expect(after).toEqual(before.filter((label: string) => label !== 'Restoration'));
});

test('a link between pages that appear and expire together causes no warning', async () => {
  const copy = await scheduledCopy();
  const warnings = async () =>
    (await copy.check()).filter(
      ({ file, rule, message }) =>
        file === `content/${post}` &&
        rule === 'unpublished-reference' &&
        message.includes('certified-contractor'),
    );
  expect(await warnings()).not.toEqual([]);
  const dates = schedules['posts/roscoe-certified-contractor.md'];
  await copy.edit(post, '\n---\n', `\n${dates}\n---\n`);
  expect(await warnings()).toEqual([]);
});

test('an anchor on an unpublished page is checked as on any other day', async () => {
  const copy = await scheduledCopy();
  await copy.addParagraph('services/gutters.md', '[Costs](/blog/roscoe-certified-contractor#no).');
  const errors = (await copy.check()).filter(({ severity }) => severity === 'error');
  expect(errors.map(({ rule }) => rule)).toEqual(['unknown-anchor']);
});

test('a service that is off for the winter is in no menu, card, list or map of the site', async () => {
  const copy = await copyContent();
  await copy.edit(
    'navigation.yaml',
    /^ {6}- label: Roofing$/m,
    '      - label: Gutters\n        href: /services/gutters\n$&',
  );
  await copy.edit('home.yaml', 'service: siding', 'service: gutters');
  await copy.edit(
    'services/gutters.md',
    '\n---\n',
    '\nformerly:\n  - /gutters.php\nexpireAt: 2025-11-01\n---\n',
  );
  const reports = async (day: string) => {
    const { html, data, xml } = await siteOn(copy, day);
    const texts = [
      ...html.values(),
      JSON.stringify(data('navigation')),
      JSON.stringify(data('home')),
    ];
    const led = texts.filter((text) => /"(?:\/services\/)?gutters["#]/.test(text)).length;
    const listed = textsOf(xml('sitemap.xml'), 'loc').some((loc) =>
      loc.endsWith('/services/gutters'),
    );
    return { isLed: led > 0, listed, cards: data('home').services.cards.length };
  };
  expect(await reports('2025-10-31')).toEqual({ isLed: true, listed: true, cards: 6 });
  expect(await reports('2025-11-01')).toEqual({ isLed: false, listed: false, cards: 5 });
});

test('a category disappears with the last of its articles, and so do the links to it', async () => {
  const copy = await copyContent();
  const category = '/blog/category/services';
  await copy.edit(
    'posts/loves-park-roofing-siding-bundle.md',
    '\n---\n',
    '\nexpireAt: 2025-07-10\n---\n',
  );
  await copy.edit('navigation.yaml', /href: \/blog$/m, `href: ${category}`);
  await copy.addParagraph(post, `More on [our services](${category}).`);
  const ledTo = async (day: string) => {
    const { html, data, xml } = await siteOn(copy, day);
    return [
      JSON.stringify(data('navigation')).includes(category),
      pathsIn(html.get('/blog/roscoe-premium-shingles') ?? '').includes(category),
      textsOf(xml('sitemap.xml'), 'loc').some((loc) => loc.endsWith(category)),
    ];
  };
  expect(await ledTo('2025-07-09')).toEqual([true, true, true]);
  expect(await ledTo('2025-07-10')).toEqual([false, false, false]);
});

test('one article too many for a page starts another page', async () => {
  const copy = await copyContent();
  const further = async () =>
    textsOf((await siteOn(copy, '2025-06-15')).xml('sitemap.xml'), 'loc').filter((loc) =>
      loc.includes('/page/'),
    );
  const posts = path.join(copy.folders.content, 'posts');
  await writePosts(posts, 2);
  expect(await further()).toEqual([]);
  await writePosts(posts, 3);
  const { url } = await siteOn(copy, '2025-06-15');
  expect(await further()).toEqual([`${url}/blog/page/2`]);
});
