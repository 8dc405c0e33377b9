import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { compareSites } from './compareSites.ts';

/** A built site: pages by their file, and the addresses that lead elsewhere. */
async function siteOf(files: Record<string, string>, moves: readonly string[] = []) {
  const folder = await mkdtemp(path.join(tmpdir(), 'site-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const all = { _redirects: moves.map((move) => `${move} 301\n`).join(''), ...files };
  for (const [file, text] of Object.entries(all)) {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await writeFile(path.join(folder, file), text);
  }
  return folder;
}

const page = (name: string, words = '', data = '') =>
  `<title>${name}</title><h1>${name}</h1><p>${words}</p><footer>Call (815) 555-0142</footer><script>${data}</script>`;

const long = 'We take the old roof off down to the boards, and look at each of them.';

test('unchanged pages are not reported', async () => {
  const files = { 'index.html': page('Home'), 'about.html': page('About') };
  const changes = compareSites(await siteOf(files), await siteOf(files));
  expect(changes).toEqual({
    added: [],
    removed: [],
    moved: [],
    changed: [],
    shared: [],
    files: [],
    unseen: [],
    pages: 2,
  });
});

test('changes that pages share are reported once, and others with their page', async () => {
  const names = ['Home', 'About', 'Blog', 'Gallery'];
  const build = (phone: string, home: string) =>
    siteOf(
      Object.fromEntries(
        names.map((name) => [
          `${name}.html`,
          page(name, name === 'Home' ? home : '').replace('0142', phone),
        ]),
      ),
    );
  const changes = compareSites(await build('0142', long), await build('0199', `${long} Twice.`));
  expect(changes.shared).toEqual([
    {
      change: {
        kind: 'words',
        before: 'Call (815) 555-0142',
        after: 'Call (815) 555-0199',
        under: expect.any(String),
      },
      alike: 0,
      pages: names.map((name) => `/${name}`).toSorted(),
    },
  ]);
  expect(changes.changed.map(({ path: address, changes: own }) => [address, own.length])).toEqual([
    ['/Home', 1],
  ]);
});

test('the same words replaced in several lines are one change', async () => {
  const build = (phone: string) =>
    siteOf(
      Object.fromEntries(
        ['a', 'b', 'c'].map((name) => [`${name}.html`, page(name, `${name}: ${phone}`)]),
      ),
    );
  const { shared, changed } = compareSites(await build('555-0142'), await build('555-0199'));
  expect(shared).toMatchObject([{ alike: 2, pages: ['/a', '/b', '/c'] }]);
  expect(changed).toEqual([]);
});

test('pages are added, removed, and moved with or without a redirect', async () => {
  const was = await siteOf({
    'index.html': page('Home'),
    'gone.html': page('Gone', 'It was here.'),
    'sold.html': page('Sold', 'To another page.'),
    'roofs.html': page('Roofs', long),
    'walls.html': page('Siding for walls', `${long} Then the siding goes on.`),
    'hail.html': page('Hail', 'It led to an older page before a new one got its heading.'),
    'drains.html': page('Gutters for roofs', `${long} Then the gutters go on.`),
  });
  const is = await siteOf(
    {
      'index.html': page('Home'),
      'roofing.html': page('Roofs', `${long} Carefully.`),
      'siding.html': page('Siding for walls', `${long} Then the siding goes on.`),
      'new.html': page('New', 'Here from now on.'),
      'storm.html': page('Hail', 'Another page.'),
      'roofs.html': page('This page has moved'),
      'sold.html': page('This page has moved'),
      'carpets.html': page('Carpets for stairs', `${long} Or rather of the carpets.`),
    },
    ['/roofs /roofing', '/sold /', '/hail /'],
  );
  const { added, removed, moved } = compareSites(was, is);
  expect(added.map(({ path: address }) => address)).toEqual(['/carpets', '/new', '/storm']);
  expect(removed).toEqual([
    { path: '/drains', name: 'Gutters for roofs' },
    { path: '/gone', name: 'Gone' },
    { path: '/hail', name: 'Hail', leadsTo: '/' },
    { path: '/sold', name: 'Sold', leadsTo: '/' },
  ]);
  expect(moved).toMatchObject([
    { from: '/roofs', path: '/roofing', isLed: true, changes: [{ after: `${long} Carefully.` }] },
    { from: '/walls', path: '/siding', isLed: false, changes: [] },
  ]);
});

test('changes that no one sees are only counted, and files to download are compared', async () => {
  const was = await siteOf({
    'index.html': page('Home', '', '1'),
    'files/a.pdf': 'a',
    'files/b.pdf': 'b',
  });
  const is = await siteOf({
    'index.html': page('Home', '', '2'),
    'files/a.pdf': 'A',
    'files/c.pdf': 'c',
  });
  const { changed, unseen, files } = compareSites(was, is);
  expect(changed).toEqual([]);
  expect(unseen).toEqual(['/']);
  expect(files).toEqual([
    { path: '/files/a.pdf', change: 'other' },
    { path: '/files/b.pdf', change: 'gone' },
    { path: '/files/c.pdf', change: 'new' },
  ]);
});
