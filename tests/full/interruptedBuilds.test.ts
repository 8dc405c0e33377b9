import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { foldersIn } from '../../scripts/content/source/folders.ts';
import { listFiles } from '../../scripts/listFiles.ts';
import { createRng } from '../../scripts/random.ts';
import { serveBuilt } from '../../scripts/serve/serveBuilt.ts';
import { build, edit, siteOf, startBuild, temporaryProject } from '../build/builtProject.ts';
import { missingFrom } from './walkSite.ts';

/** How often each thing is done; the full test does it more often. */
const kills = Number(process.env.KILLS ?? 6);
const pairs = Number(process.env.PAIRS ?? 3);
const edits = Number(process.env.EDITS ?? 6);

const timeout = 3_600_000;

const page = '/blog/roscoe-premium-shingles';
const text = 'content/posts/roscoe-premium-shingles.md';

/** A project that is served while it is being built. */
async function servedProject() {
  const root = await temporaryProject();
  const { origin, close } = await serveBuilt(foldersIn(root).site);
  onTestFinished(close);
  await edit(root, text, /$(?![\s\S])/, '\nSeen by crew 0.\n');
  return { root, origin };
}

/**
 * Changes the words of one page, and sometimes what every page or every page’s code is made of.
 * @returns the words that the page must have
 */
async function change(root: string, count: number): Promise<string> {
  const words = `Seen by crew ${count}.`;
  await edit(root, text, /Seen by crew \d+\./, words);
  if (count % 5 === 1) {
    await edit(
      root,
      'content/navigation.yaml',
      /^(estimateLabel: [^\d\n]+)( \d+)?$/m,
      `$1 ${count}`,
    );
  }
  if (count % 5 === 3) {
    await edit(root, 'pages/about/+Page.tsx', /return \(/, 'console.assert(true);\n  return (');
  }
  return words;
}

const wordsOn = async (origin: string) => (await fetch(origin + page)).text();

/**
 * Kills a build and everything that it started, as a power failure would.
 * @returns whether it was still running
 */
async function buildAndKill(root: string, milliseconds: number): Promise<boolean> {
  const program = startBuild(root, { detached: true });
  const ended = once(program, 'exit');
  await Promise.race([ended, setTimeout(milliseconds)]);
  const isAtWork = program.exitCode === null;
  if (isAtWork) process.kill(-(program.pid ?? 0), 'SIGKILL');
  await ended;
  return isAtWork;
}

async function timed(action: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await action();
  return performance.now() - start;
}

test(`${kills} builds killed at any moment`, { timeout }, async () => {
  const { root, origin } = await servedProject();
  const { next } = createRng('kills');
  // One in five takes longer because code changed.
  const lasts = new Map<boolean, number>();
  let killed = 0;
  for (let count = 1; count <= kills; count += 1) {
    const words = await change(root, count);
    const isCode = count % 5 === 3;
    if (await buildAndKill(root, next() * (lasts.get(isCode) ?? 3000))) killed += 1;
    expect(await missingFrom(origin), `after kill ${count}`).toEqual([]);
    lasts.set(isCode, await timed(() => build(root)));
    expect(await wordsOn(origin), `the build after kill ${count}`).toContain(words);
  }
  expect(killed).toBeGreaterThan(kills / 2);
  expect(await missingFrom(origin)).toEqual([]);
  const { cache, bundle, site } = foldersIn(root);
  expect(listFiles(cache).filter((file) => /lock|part$/.test(file))).toEqual([]);
  const warm = await siteOf(root);
  for (const folder of [cache, bundle, site]) await rm(folder, { recursive: true, force: true });
  await build(root);
  expect(await siteOf(root)).toEqual(warm);
});

test(`${pairs} pairs of simultaneous builds`, { timeout }, async () => {
  const { root, origin } = await servedProject();
  for (let count = 1; count <= pairs; count += 1) {
    const words = await change(root, count);
    const both = await Promise.all([build(root), build(root)]);
    const [none, some] = both.map(({ rendered }) => rendered).sort((a, b) => a - b);
    expect(none, `pair ${count}`).toBe(0);
    expect(some, `pair ${count}`).toBeGreaterThan(0);
    expect(await wordsOn(origin)).toContain(words);
    expect(await missingFrom(origin)).toEqual([]);
  }
});

test(`${edits} edits during a build`, { timeout }, async () => {
  const { root, origin } = await servedProject();
  const { next } = createRng('edits');
  const missing = new Set<string>();
  let walks = 0;
  let isOver = false;
  const visitor = (async () => {
    while (!isOver) {
      for (const line of await missingFrom(origin)) missing.add(line);
      walks += 1;
    }
  })();
  for (let count = 1; count <= edits; count += 1) {
    const building = build(root);
    await setTimeout(next() * 3000);
    await change(root, count);
    await building;
  }
  await build(root);
  isOver = true;
  await visitor;
  expect([...missing]).toEqual([]);
  expect(walks).toBeGreaterThan(edits / 2);
  expect(await wordsOn(origin)).toContain(`Seen by crew ${edits}.`);
});
