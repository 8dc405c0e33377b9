import type { LaunchOptions, Request } from '@playwright/test';
import { findHeadlessShell } from './findBrowser.ts';

/** As root, as in most containers, Chromium runs only without its sandbox. */
export const sandboxFlags = process.getuid?.() === 0 ? ['--no-sandbox'] : [];

/** With it, the browser reaches no server outside this machine. */
export const noOtherMachine =
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost';

/** Whether a request failed because it was for another machine. */
export const leftMachine = (request: Request) =>
  request.failure()?.errorText === 'net::ERR_NAME_NOT_RESOLVED';

/**
 * How the tests start the browser: it requests nothing on its own and reaches no server outside
 * this machine. Answering each request instead would turn off the cache and take twice as long.
 */
export const launchOptions = (): LaunchOptions => ({
  executablePath: findHeadlessShell(),
  args: [
    ...sandboxFlags,
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--disable-quic',
    // Letters as wide as on phones and Macs; otherwise Linux would round the width of each.
    '--font-render-hinting=none',
    '--no-first-run',
    noOtherMachine,
  ],
});
