import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { chromium, type LaunchOptions, type Request } from '@playwright/test';

/** Headless Chromium, which opens a page in a fifth of the time. */
const shell = 'chromium-headless-shell';

/** Where systems install Chromium and Chrome. */
const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const applications = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * The browser for the tests: `CHROME_PATH`, an installed one, Playwright’s own, or finally Debian’s
 * package if we may install it.
 * @returns the absolute path of its program
 * @throws with one sentence that says what to do
 */
export function findBrowser(): string {
  const browser = chosen() ?? desktop() ?? playwrightsOwn() ?? debianPackage();
  if (browser) return browser;
  throw new Error(
    'The browser tests need Chromium or Chrome. Install one, or set CHROME_PATH to its executable.',
  );
}

/** The quickest browser for tests that need only its pages: the headless shell, if there is one. */
const findHeadlessShell = (): string => chosen() ?? installed([shell]) ?? findBrowser();

/** Installs the shell if no one need be asked: as root on Debian, as in most containers. */
export function installHeadlessShell(): void {
  if (!chosen() && !installed([shell])) installPackage(shell);
}

function chosen(): string | undefined {
  const { CHROME_PATH } = process.env;
  if (!CHROME_PATH) return undefined;
  if (existsSync(CHROME_PATH)) return CHROME_PATH;
  throw new Error(`CHROME_PATH is “${CHROME_PATH}”, but that file does not exist.`);
}

/** @param programs names, the best first */
function installed(programs: readonly string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  const candidates = programs.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  return candidates.find((file) => existsSync(file));
}

const desktop = () => installed(names) ?? applications.find((file) => existsSync(file));

function playwrightsOwn(): string | undefined {
  const own = chromium.executablePath();
  if (existsSync(own)) return own;
  return attempt('npx', ['playwright', 'install', 'chromium']) && existsSync(own) ? own : undefined;
}

function debianPackage(): string | undefined {
  return installPackage('chromium') ? installed(names) : undefined;
}

/** @returns whether it is installed now */
function installPackage(name: string): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  return (
    attempt('apt-get', ['update', '-qq']) && attempt('apt-get', ['install', '-y', '-qq', name])
  );
}

/** Runs an installation and reports it, as it may take a minute. */
function attempt(command: string, args: string[]): boolean {
  process.stderr.write(`For the browser tests: ${command} ${args.join(' ')}\n`);
  try {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    // On Windows, npx is a script for the shell.
    const shell = process.platform === 'win32';
    execFileSync(command, args, { stdio: 'ignore', timeout: 5 * 60_000, env, shell });
    return true;
  } catch {
    return false;
  }
}

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
