import { type ChildProcess, spawn } from 'node:child_process';
import { cp, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { foldersIn } from '../../scripts/content/source/folders.ts';
import { copyProject } from '../../scripts/copyProject.ts';
import { sampleContent, stagesFor } from '../../scripts/test/stages.ts';

const readme = await readFile('README.md', 'utf8');
const { scripts } = JSON.parse(await readFile('package.json', 'utf8'));

/** Every command that the README mentions. */
const commands = [
  ...new Set(
    [...readme.matchAll(/`((?:[A-Z]+=\S+ )?np[mx] [^`]+)`|^(npm ci && npm \w+)/gm)].map(
      ([, inText, inBlock]) => inText ?? inBlock ?? '',
    ),
  ),
];

/** Commands that end: their exit status, and some of their output. */
const ending: Readonly<Record<string, readonly [status: number, words: RegExp]>> = {
  'npm run check': [0, /The content is fine/],
  // There is no terminal for questions.
  'npm run new': [0, /asks for everything/],
  'npm run format:content': [0, /Every file is in the standard format/],
  'npm run format': [0, /Checked \d+ files/],
  'npm run lint': [0, /Checked \d+ files/],
  'npm run typecheck': [0, /^/],
  'npm run guide': [0, /^/],
  'npm run samples': [0, /\d+ texts and \d+ pictures are known/],
  'npm run compile': [0, /^/],
  'npm run build': [0, /\d+ pages/],
  'npm run test:content': [0, /\d+ pages read/],
  'npm run changes': [2, /not in a git repository/],
  'npm run verdict': [2, /Usage/],
  'npm run calendar': [0, /scheduled/],
  'npm run shots': [0, /1 pages in \d+ windows/],
  'npm run bench': [0, /build warm/],
  'LEADS=2000 npx vitest run tests/delivery': [0, /passed/],
};

/** Commands that run until they are stopped. */
const serving = [
  'npm start',
  'PORT=3001 npm start',
  'CONTENT=tests/sample npm start',
  'npm ci && npm start',
  'npm run dev',
];

/** A smaller version of the same work, where it takes long or a port may be in use. */
const instead: Readonly<Record<string, string>> = {
  // A size without time limits, which no test may depend on.
  'npm run bench': 'npm run bench -- 40',
  'npm run shots': 'npm run shots -- shots /contact',
  'LEADS=2000 npx vitest run tests/delivery': 'LEADS=150 npx vitest run tests/delivery',
  'npm start': 'PORT=0 npm start',
  'PORT=3001 npm start': 'PORT=0 npm start',
  'CONTENT=tests/sample npm start': 'CONTENT=tests/sample PORT=0 npm start',
  'npm ci && npm start': 'npm ci --dry-run && PORT=0 npm start',
  'npm run dev': 'npm run dev -- --port 0',
};

// The longest one opens every page.
vi.setConfig({ testTimeout: 300_000 });

let root = '';

beforeAll(async () => {
  root = await copyProject(process.cwd(), sampleContent);
  // As on a machine where the site has been built before.
  const [from, to] = [foldersIn(process.cwd(), sampleContent), foldersIn(root)];
  for (const name of ['cache', 'site'] as const) {
    await cp(from[name], to[name], { recursive: true });
  }
  for (const name of ['tests', 'docs', 'biome.json', '.gitignore', 'vitest.config.ts']) {
    await cp(name, path.join(root, name), { recursive: true });
  }
});
afterAll(() => rm(root, { recursive: true, force: true }));

/** As in a terminal: Vite and Vike serve no pages if they notice that they run in a test. */
const env = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !/^(?:VITEST|NODE_ENV|CONTENT$|TEST$)/.test(name)),
);

function start(command: string) {
  const child = spawn(instead[command] ?? command, {
    cwd: root,
    env,
    shell: true,
    detached: true,
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += text));
  return { child, said: () => stripVTControlCharacters(said) };
}

const ended = (child: ChildProcess) =>
  new Promise<number | null>((resolve) => child.once('close', resolve));

test('the README mentions commands', () => {
  expect(commands.length).toBeGreaterThan(10);
});

test.each(commands.filter((command) => command in ending))(
  '%s does what it should',
  async (command) => {
    const { child, said } = start(command);
    const [status, words] = ending[command] ?? [];
    expect(await ended(child), said()).toBe(status);
    expect(said()).toMatch(words ?? '');
  },
);

test.each(commands.filter((command) => serving.includes(command)))(
  '%s serves the site',
  async (command) => {
    const { child, said } = start(command);
    try {
      await expect.poll(said, { timeout: 60_000 }).toMatch(/http:\/\/localhost:\d+/);
      const [origin = ''] = /http:\/\/localhost:\d+/.exec(said()) ?? [];
      expect(await (await fetch(origin, { headers: { accept: 'text/html' } })).text()).toContain(
        '<h1',
      );
    } finally {
      process.kill(-Number(child.pid));
      await ended(child);
    }
  },
);

/** Commands that run the tests themselves. */
const isTest = (command: string) => /npm (?:run )?test/.test(command) && !(command in ending);

// A test cannot run all tests, including itself, but can make sure that their stages exist.
test.each(commands.filter(isTest))('%s names existing stages', (command) => {
  const name = /npm (?:run )?(test\S*)/.exec(command)?.[1] ?? '';
  const [, words = ''] =
    /^node --import \S+ scripts\/test\/cli\.ts ?(.*)$/.exec(scripts[name]) ?? [];
  const names = words.split(' ').filter((word) => /^\w/.test(word));
  expect(stagesFor(names, words.includes('--full')).length).toBeGreaterThan(0);
});

test('there are no other commands', () => {
  const known = [...Object.keys(ending), ...serving];
  const others = commands.filter((command) => !known.includes(command) && !isTest(command));
  expect(others).toEqual([]);
});
