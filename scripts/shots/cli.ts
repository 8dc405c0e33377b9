import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser } from '@playwright/test';
import { buildSite } from '../build/buildSite.ts';
import { orMistake } from '../content/commands/options.ts';
import { siteAddress } from '../content/model/site.ts';
import { currentFolders } from '../content/source/folders.ts';
import { scrollThrough, showAll } from '../pageCheck/inspectPage.ts';
import { builtPages } from '../serve/builtPages.ts';
import { visitBuilt } from '../serve/visitBuilt.ts';
import { writeWhole } from '../writeWhole.ts';
import { type ShotWindow, shotWindows, windowName } from './windows.ts';

const usage = `Usage:
  npm run shots [-- FOLDER [PATH …]]

Builds the site and takes pictures of it in every window, with a sheet of them all. FOLDER is where
they go (.cache/shots); each PATH is a page to take, instead of one page of each type.
`;

process.exitCode = await main(process.argv.slice(2));

/** @returns the exit status: 0 taken, 1 the site could not be built, 2 the command could not be run */
async function main(args: string[]): Promise<number> {
  const asked = orMistake(() =>
    parseArgs({ args, options: { help: { type: 'boolean' } }, allowPositionals: true }),
  );
  if ('mistake' in asked) {
    process.stderr.write(`${asked.mistake}\n\n${usage}`);
    return 2;
  }
  if (asked.values.help) {
    process.stdout.write(usage);
    return 0;
  }
  const [folder = '.cache/shots', ...paths] = asked.positionals;
  // Git’s shell on Windows takes a path that starts with a slash for one of its own folders.
  const chosen = paths.map((typed) => `/${typed.replace(/^\//, '')}`);
  if (!(await buildSite(process.cwd()))) return 1;
  const root = currentFolders().site;
  const pages = chosen.length > 0 ? chosen : [...onePerType(builtPages(root)), '/404'];
  const { site } = await import('#content/site');
  const { base } = siteAddress(site);
  await visitBuilt({ sites: [{ folder: root, base }] }, async (browser, home) => {
    for (const window of shotWindows) {
      process.stdout.write(`${windowName(window)}\n`);
      await shootAll(browser, window, home, pages, folder);
    }
  });
  const sheet = path.join(folder, 'index.html');
  await writeWhole(sheet, contactSheet(pages));
  process.stdout.write(`${pages.length} pages in ${shotWindows.length} windows: ${sheet}\n`);
  return 0;
}

/**
 * The pages that show each layout once: all at the root of the site, and the first of each folder.
 * @param pages paths of pages, in order
 */
function onePerType(pages: readonly string[]): string[] {
  const seen = new Set<string>();
  return pages.filter((page) => {
    const folder = path.posix.dirname(page);
    if (folder === '/') return true;
    return !seen.has(folder) && seen.add(folder);
  });
}

async function shootAll(
  browser: Browser,
  window: ShotWindow,
  home: string,
  pages: readonly string[],
  folder: string,
): Promise<void> {
  const { width, height, zoom = 1, isPhone = false, isWhole = false } = window;
  const place = path.join(folder, windowName(window));
  await mkdir(place, { recursive: true });
  const context = await browser.newContext({
    viewport: { width, height },
    deviceScaleFactor: zoom,
    isMobile: isPhone,
    hasTouch: isPhone,
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  for (const address of pages) {
    await page.goto(home + address.slice(1), { waitUntil: 'networkidle' });
    if (isWhole) {
      await scrollThrough(page);
      await showAll(page);
    }
    await page.screenshot({ path: path.join(place, shotName(address)), fullPage: isWhole });
  }
  await context.close();
}

/** @returns the file of a page’s picture, for example `services-roofing.png` */
function shotName(address: string): string {
  return `${address.slice(1).replaceAll('/', '-') || 'home'}.png`;
}

/**
 * A page with all pictures: a row for each page, a column for each window.
 * @param pages their paths
 */
function contactSheet(pages: readonly string[]): string {
  const windows = shotWindows.map(windowName);
  const cell = (file: string, words: string) =>
    `<td><a href="${file}"><img src="${file}" alt="${words}" loading="lazy"></a></td>`;
  const row = (page: string) =>
    windows.map((name) => cell(`${name}/${shotName(page)}`, `${page} in ${name}`)).join('');
  const rows = pages.map((page) => `<tr><th>${page}</th>${row(page)}</tr>`);
  const head = windows.map((name) => `<th>${name}</th>`).join('');
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Every page in every window</title>
<style>
  body { font: 14px system-ui; }
  th { position: sticky; top: 0; left: 0; background: white; text-align: left; vertical-align: top; }
  td { padding: 4px; vertical-align: top; }
  img { width: 240px; border: 1px solid silver; }
</style>
<table><tr><th></th>${head}</tr>
${rows.join('\n')}
</table>
</html>
`;
}
