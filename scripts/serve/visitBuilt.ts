import { type Browser, chromium } from '@playwright/test';
import { launchOptions } from '../test/browser.ts';
import { serveBuilt } from './serveBuilt.ts';

interface Visit {
  /** Built sites: the absolute path of the folder, and the path that it lives under if not `/`. */
  sites: readonly { folder: string; base?: string }[];
  /** For the browser, in addition to those of all tests. */
  flags?: readonly string[];
}

/**
 * Serves built sites and opens a browser while something is done there.
 * @param work is given the browser and the address of each site’s home page
 */
export async function visitBuilt<Result>(
  { sites, flags = [] }: Visit,
  work: (browser: Browser, ...homes: string[]) => Promise<Result>,
): Promise<Result> {
  const { args = [], ...options } = launchOptions();
  const browser = await chromium.launch({ ...options, args: [...args, ...flags] });
  const homes: string[] = [];
  const closers = [() => browser.close()];
  try {
    for (const { folder, base = '/' } of sites) {
      const { origin, close } = await serveBuilt(folder, base);
      homes.push(origin + base);
      closers.push(close);
    }
    return await work(browser, ...homes);
  } finally {
    await Promise.all(closers.map((close) => close()));
  }
}
