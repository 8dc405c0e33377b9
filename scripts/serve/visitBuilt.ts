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
 * @param work is given the browser and each site’s address, without the path that it lives under
 */
export async function visitBuilt<Result>(
  { sites, flags = [] }: Visit,
  work: (browser: Browser, ...origins: string[]) => Promise<Result>,
): Promise<Result> {
  const { args = [], ...options } = launchOptions();
  const browser = await chromium.launch({ ...options, args: [...args, ...flags] });
  const servers = await Promise.all(sites.map(({ folder, base }) => serveBuilt(folder, base)));
  try {
    return await work(browser, ...servers.map(({ origin }) => origin));
  } finally {
    await browser.close();
    await Promise.all(servers.map(({ close }) => close()));
  }
}
