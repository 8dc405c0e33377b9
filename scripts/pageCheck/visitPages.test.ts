import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { readBuiltSite } from '../serve/builtPages.ts';
import { checkPages } from './checkPages.ts';

/** How long the browser may take for a site, in milliseconds: enough for a few slow pages. */
const patience = 120_000;

const folders: string[] = [];
afterAll(async () => {
  for (const folder of folders) await rm(folder, { recursive: true, force: true });
});

const page = (title: string, main: string, head = '') =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
  <title>${title}</title><meta name="description" content="About ${title}">${head}</head><body><main>${main}</main></body></html>`;

/** A new site with only these pages. */
async function siteOf(pages: Record<string, string>) {
  const folder = await mkdtemp(path.join(tmpdir(), 'pages-'));
  folders.push(folder);
  await writeFile(path.join(folder, '_headers'), '');
  await writeFile(path.join(folder, '_redirects'), '');
  for (const [file, html] of Object.entries(pages)) await writeFile(path.join(folder, file), html);
  return folder;
}

/** What is found on a site, and what was done to find it. */
async function look(folder: string) {
  const { diagnostics, visits } = await checkPages(readBuiltSite(folder, '/'), {
    cache: path.join(folder, '..', `${path.basename(folder)}-cache`),
    services: ['https://*.chat.example'],
    onProgress: () => {},
  });
  folders.push(path.join(folder, '..', `${path.basename(folder)}-cache`));
  const found = diagnostics.map(({ rule, severity, message }) => `${severity} ${rule} ${message}`);
  return { found, visits };
}

/** What is found on a site with every kind of problem. */
let found: string[] = [];
beforeAll(async () => {
  const long = 'Roofingsidinggutterwindowreplacementrestoration'.repeat(2);
  const folder = await siteOf({
    'index.html': page('Home', '<h1>Home</h1><a href="/gone">Gone</a> <a href="#no">No</a>'),
    'wide.html': page('Wide', `<h1>Wide</h1><p>${long}</p>`),
    'twice.html': page('Home', '<h1>One</h1><h1>Two</h1>'),
    'bare.html': page('', '<p>No heading.</p>', '<script type="application/ld+json">{</script>'),
    'trouble.html': page(
      'Trouble',
      `<h1>Trouble</h1><img src="/none.png" alt=""><img src="/favicon.ico">
      <img src="https://other.example/a.png" alt=""><script>throw new Error("oh");</script>`,
    ),
    'heavy.html': page('Heavy', '<h1>Heavy</h1><img src="/noise.png" width="300" alt="Noise">'),
    'favicon.ico': '',
    '404.html': page('None', '<h1>None</h1>'),
  });
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  await sharp({ create: { width: 300, height: 300, channels: 3, background: '#000', noise } })
    .png()
    .toFile(path.join(folder, 'noise.png'));
  ({ found } = await look(folder));
}, patience);

test('each kind of problem is found on its page and described', () => {
  const has = (words: RegExp) => expect(found.join('\n')).toMatch(words);
  has(/error page-link On the page \/, the link “Gone” leads to \/gone, which does not exist\./);
  has(/error page-link On the page \/, the link “No” leads to #no/);
  has(
    /error page-wide On a screen 390 pixels wide, the page \/wide is \d+ pixels too wide at “Roof/,
  );
  has(/error page-heading The page \/twice has 2 main headings\./);
  has(/error page-listing The page \/twice has the same title as \/\./);
  has(/error page-heading The page \/bare has no main heading\./);
  has(/error page-listing The page \/bare has no title\./);
  has(/error page-data What the page \/bare tells search engines cannot be read/);
  has(/error page-trouble While the page \/trouble loads: \/none\.png answers 404/);
  has(/error page-barrier On the page \/trouble: Images must have alternative text \(img/);
  has(/error page-trouble While the page \/trouble loads: its script fails with “oh”/);
  has(
    /error page-trouble While the page \/trouble loads: it requests https:\/\/other\.example\/a\.png/,
  );
  expect(found.filter((words) => words.includes('/404'))).toEqual([]);
});

test('a heavy first view is a warning that names the picture', () => {
  expect(found.filter((words) => words.includes('/heavy'))).toEqual([
    expect.stringMatching(
      /^warning page-heavy .* is \d+ KB; it should be at most 205 KB\. The picture \/noise\.png alone is \d+ KB/,
    ),
  ]);
});

test('a good page is opened once, and again when it changes; a redirect never', {
  timeout: patience,
}, async () => {
  const folder = await siteOf({
    _redirects: '/old /a 301',
    'old.html': page('A', '<h1>Moved</h1><a href="/a">A</a>'),
    'index.html': page(
      'Home',
      '<h1>Home</h1><script src="https://cdn.chat.example/a.js"></script>',
    ),
    'a.html': page('A', '<h1>A</h1>'),
  });
  expect((await look(folder)).found).toEqual([]);
  expect((await look(folder)).visits).toMatchObject({ opened: 0, known: 2 });
  await writeFile(path.join(folder, 'a.html'), page('A', '<h1>A</h1><p>More.</p>'));
  expect((await look(folder)).visits).toMatchObject({ opened: 1, known: 1 });
});

test('a browser that crashes is not a fault of the pages', { timeout: patience }, async () => {
  const folder = await siteOf({ 'index.html': page('Home', '<h1>Home</h1>') });
  const launch = chromium.launch.bind(chromium);
  const crashing = vi.spyOn(chromium, 'launch').mockImplementation(async (options) => {
    const browser = await launch(options);
    await browser.close();
    return browser;
  });
  onTestFinished(() => crashing.mockRestore());
  await expect(look(folder)).rejects.toThrow('The browser crashed or was closed');
});
