import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';

/** Where systems install Chromium and Chrome. */
const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const applications = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * The browser for the tests: `CHROME_PATH`, an installed one, Playwright’s own, or at last
 * Debian’s package where we may install it.
 * @returns the absolute path of its program
 * @throws with one sentence that says what to do
 */
export function findBrowser(): string {
  const browser = chosen() ?? installed() ?? playwrightsOwn() ?? debianPackage();
  if (browser) return browser;
  throw new Error(
    'The browser tests need Chromium or Chrome: install one, or set CHROME_PATH to its program.',
  );
}

function chosen(): string | undefined {
  const { CHROME_PATH } = process.env;
  if (!CHROME_PATH) return undefined;
  if (existsSync(CHROME_PATH)) return CHROME_PATH;
  throw new Error(`CHROME_PATH is “${CHROME_PATH}”, but there is no such file.`);
}

function installed(): string | undefined {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  const candidates = names.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  return [...candidates, ...applications].find((file) => existsSync(file));
}

function playwrightsOwn(): string | undefined {
  const own = chromium.executablePath();
  if (existsSync(own)) return own;
  return attempt('npx', ['playwright', 'install', 'chromium']) && existsSync(own) ? own : undefined;
}

function debianPackage(): string | undefined {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  const done =
    attempt('apt-get', ['update', '-qq']) &&
    attempt('apt-get', ['install', '-y', '-qq', 'chromium']);
  return done ? installed() : undefined;
}

/** Runs an installation; says what goes on, as it may take a minute. */
function attempt(command: string, args: string[]): boolean {
  process.stderr.write(`No browser yet: ${command} ${args.join(' ')}\n`);
  try {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    execFileSync(command, args, { stdio: 'ignore', timeout: 5 * 60_000, env });
    return true;
  } catch {
    return false;
  }
}
