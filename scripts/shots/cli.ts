import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { currentFolders } from '../content/source/folders.ts';
import { builtPages } from '../serve/builtPages.ts';
import { serveBuilt } from '../serve/serveBuilt.ts';
import { launchOptions } from '../test/launchOptions.ts';
import { writeWhole } from '../writeWhole.ts';
import { contactSheet, shotName } from './contactSheet.ts';
import { showAll } from './showAll.ts';
import { type ShotWindow, shotWindows, windowName } from './windows.ts';

await main(process.argv.slice(2));

/**
 * Takes pictures of the built site in every window, and writes a sheet of them.
 * @param args the folder for them; then paths of pages, for these alone
 */
async function main([folder = '.cache/shots', ...chosen]: readonly string[]): Promise<void> {
  const root = currentFolders().site;
  const pages = chosen.length > 0 ? chosen : [...onePerType(await builtPages(root)), '/404'];
  const { origin, close } = await serveBuilt(root);
  const browser = await chromium.launch(launchOptions());
  try {
    for (const window of shotWindows) {
      process.stdout.write(`${windowName(window)}\n`);
      await shootAll(browser, window, origin, pages, folder);
    }
  } finally {
    await browser.close();
    await close();
  }
  const sheet = path.join(folder, 'index.html');
  await writeWhole(sheet, contactSheet(pages));
  process.stdout.write(`${pages.length} pages in ${shotWindows.length} windows: ${sheet}\n`);
}

/**
 * The pages that show each layout once: all at the top of the site, and the first of each folder.
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
  origin: string,
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
    await page.goto(origin + address, { waitUntil: 'networkidle' });
    if (isWhole) await showAll(page);
    await page.screenshot({ path: path.join(place, shotName(address)), fullPage: isWhole });
  }
  await context.close();
}
