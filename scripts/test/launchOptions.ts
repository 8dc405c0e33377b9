import type { LaunchOptions } from '@playwright/test';
import { findBrowser } from './findBrowser.ts';

/** As root, as in most containers, Chromium runs only without its sandbox. */
export const sandboxFlags = process.getuid?.() === 0 ? ['--no-sandbox'] : [];

/** How the tests start the browser: nothing is asked of the network but what pages ask. */
export const launchOptions = (): LaunchOptions => ({
  executablePath: findBrowser(),
  args: [
    ...sandboxFlags,
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--disable-quic',
    '--no-first-run',
  ],
});
