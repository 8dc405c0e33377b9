import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { chromium } from '@playwright/test';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import type { SiteChanges } from '../../scripts/changes/siteChanges.ts';
import { listFiles } from '../../scripts/listFiles.ts';
import { reviewFile, reviewSchema } from '../../scripts/review/review.ts';
import { launchOptions } from '../../scripts/test/browser.ts';
import { edit, temporaryProject } from '../build/builtProject.ts';

const run = promisify(execFile);
const time = { timeout: 600_000 };

/**
 * A project with the sample in a separate repository, on a branch without changes.
 * @param prepare changes the main branch’s content first
 */
async function projectOnBranch(prepare = async (_root: string) => {}): Promise<string> {
  const root = await temporaryProject();
  await prepare(root);
  await writeFile(path.join(root, '.gitignore'), 'node_modules\n.cache\ngenerated\ndist\nout\n');
  await git(root, 'init', '--initial-branch=main');
  await commit(root);
  await git(root, 'switch', '--create=edit');
  return root;
}

const git = (root: string, ...args: string[]) =>
  run('git', ['-c', 'user.name=Test', '-c', 'user.email=t@example.com', ...args], { cwd: root });

async function commit(root: string): Promise<void> {
  await git(root, 'add', '--all');
  await git(root, 'commit', '--message=Change', '--quiet');
}

interface Told {
  status: number;
  output: string;
}

async function changes(root: string, ...options: string[]): Promise<Told> {
  const args = ['--import', './scripts/typescript.js', 'scripts/changes/cli.ts', ...options];
  const env = { ...process.env, CONTENT: '', NO_COLOR: '1' };
  try {
    const { stdout, stderr } = await run(process.execPath, args, { cwd: root, env });
    return { status: 0, output: stdout + stderr };
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string };
    return { status: code, output: stdout + stderr };
  }
}

interface Written {
  changes: SiteChanges;
}

const readTold = async (root: string): Promise<SiteChanges> =>
  (JSON.parse(await readFile(path.join(root, 'out/changes.json'), 'utf8')) as Written).changes;

const json = '--format=json=out/changes.json';

/** Makes all links to a page lead elsewhere, except after the given text. */
async function relink(root: string, from: string, to: string, except = /(?!)/): Promise<void> {
  const content = path.join(root, 'content');
  for (const file of listFiles(content).filter((name) => /\.(?:md|yaml)$/.test(name))) {
    const text = await readFile(path.join(content, file), 'utf8');
    const linked = text.replaceAll(new RegExp(`${from}(?![\\w-])`, 'g'), (found, at: number) =>
      except.test(text.slice(0, at)) ? found : to,
    );
    if (linked !== text) await writeFile(path.join(content, file), linked);
  }
}

test.each([
  ['new', async () => {}],
  ['an earlier draft', (root: string) => writePost(root, 'draft: true')],
])('scheduled content is reported as it will be: %s', time, async (_kind, prepare) => {
  const root = await projectOnBranch(prepare);
  const day = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10);
  await writePost(root, `publishAt: ${day}`);
  const { output } = await changes(root, '--format=terminal', json);
  expect(output).toMatch(/By \w+ \d+, \d{4}, .*1 page is new/);
  expect((await readTold(root)).added.map((page) => page.path)).toEqual(['/blog/zion-ice']);
  // Today’s site is left alone.
  expect(existsSync(path.join(root, 'dist/client/blog/zion-ice.html'))).toBe(false);
});

/** @param publishing the field that decides when the article is on the site */
const writePost = (root: string, publishing: string) =>
  writeFile(path.join(root, 'content/posts/zion-ice.md'), scheduledPost(publishing));

const scheduledPost = (publishing: string) => `---
title: Ice on the eaves in Zion
excerpt: Why icicles hang where they do, and which of them are worth a call before spring.
date: 2025-11-20
category: materials
location: Zion, IL
image:
  file: posts/roscoe-premium-shingles.svg
  alt: Icicles along a gutter above a porch in Zion
seo:
  title: Ice on the Eaves in Zion
  description: Why icicles hang where they do on the houses of Zion, which of them do no harm, and which are worth a call before spring.
  keywords:
    - icicles Zion
${publishing}
---

Warm air that leaks into an attic melts the snow above it, and the water freezes again where the roof is cold.
`;

test('changes of every kind are reported, and nothing else', time, async () => {
  const root = await projectOnBranch();
  expect((await changes(root, '--format=terminal')).output).toContain('Nothing changes that');

  await edit(root, 'content/site.yaml', /555-0142/, '555-0177');
  await edit(root, 'content/home.yaml', /Hail in May, /, 'Hail in spring, ');
  await edit(
    root,
    'content/services/siding.md',
    /^ {2}title: Siding.*$/m,
    '  title: Siding in Rockford, IL, Repair and New',
  );
  const images = path.join(root, 'content/images');
  await cp(path.join(images, 'services/siding.svg'), path.join(images, 'services/gutters.svg'));
  await edit(root, 'content/services/gutters.md', /\n*$/, '\n\nAsk for [our blog](/blog).\n');
  await rename(
    path.join(root, 'content/cities/byron.md'),
    path.join(root, 'content/cities/byron-il.md'),
  );
  await edit(
    root,
    'content/cities/byron-il.md',
    /^name:/m,
    'formerly:\n  - /service-areas/byron\nname:',
  );
  await cp(
    path.join(root, 'content/pages/financing.md'),
    path.join(root, 'content/pages/leases.md'),
  );
  await edit(root, 'content/pages/leases.md', /^heading: .*$/m, 'heading: Leasing a gutter');
  await edit(root, 'content/pages/leases.md', /^ {2}title: .*$/m, '  title: Leases in Rockford');
  await edit(
    root,
    'content/pages/leases.md',
    /^intro: .*$/m,
    'intro: What a lease asks of you, in short.',
  );
  await edit(
    root,
    'content/pages/leases.md',
    /^ {2}description: .*$/m,
    '  description: What it means to lease a gutter, and when to buy one instead of that.',
  );
  await rm(path.join(root, 'content/posts/roscoe-roofing-mistakes-after-storm.md'));
  await relink(root, '/blog/roscoe-roofing-mistakes-after-storm', '/blog');
  await relink(root, '/service-areas/byron', '/service-areas/byron-il', /formerly:\n {2}- $/);
  await relink(root, 'city: byron', 'city: byron-il');

  const { status, output } = await changes(root, json, '--format=terminal', '--pictures=out');
  expect(`${status} ${output}`).toMatch(/^0 /);
  const told = await readTold(root);
  expect(told.added.map((page) => page.path)).toEqual(['/leases']);
  expect(told.removed).toMatchObject([{ path: '/blog/roscoe-roofing-mistakes-after-storm' }]);
  expect(told.removed[0]).not.toHaveProperty('leadsTo');
  expect(told.moved).toMatchObject([
    { from: '/service-areas/byron', path: '/service-areas/byron-il', isLed: true },
  ]);
  const phone = told.shared.find(({ change }) => JSON.stringify(change).includes('0177'));
  // The new page has had the number from the start.
  expect(phone?.pages).toHaveLength(told.pages - 1);
  const own = new Map(told.changed.map((page) => [page.path, page.changes]));
  expect(own.get('/')).toEqual([
    expect.objectContaining({ kind: 'words', after: expect.stringContaining('Hail in spring') }),
  ]);
  expect(own.get('/services/siding')).toEqual([
    expect.objectContaining({ kind: 'listing', what: 'title' }),
  ]);
  expect(own.get('/services/gutters')).toEqual([
    { kind: 'words', after: 'Ask for our blog.', under: expect.any(String) },
    {
      kind: 'picture',
      name: 'services/gutters',
      change: 'other',
      kept: expect.stringMatching(/gutter/i),
    },
  ]);
  // Pages that list what was removed, or link to what moved.
  for (const [page, list] of own) {
    if (['/', '/services/siding', '/services/gutters'].includes(page)) continue;
    expect(`${page} ${JSON.stringify(list)}`).toMatch(/mistakes|byron|gutters/i);
  }
  expect(told.files).toEqual([]);

  const report = await openReport(path.join(root, 'out/changes.html'));
  expect(report.asked).toEqual([]);
  expect(report.broken).toEqual(0);
  expect(report.titles).toContain('/service-areas/byron-il');
  expect(report.pairs['/services/gutters']).toBeGreaterThan(0);
  expect(report.sliders).toBeGreaterThan(10);
});

/** Opens the report from its file, like someone who downloaded it. */
async function openReport(file: string) {
  const browser = await chromium.launch(launchOptions());
  try {
    const page = await browser.newPage();
    const asked: string[] = [];
    page.on('request', (request) => {
      if (/^https?:/.test(request.url())) asked.push(request.url());
    });
    await page.goto(`file://${file}`);
    const slider = page.getByRole('slider').first();
    await slider.focus();
    await page.keyboard.press('ArrowRight');
    expect(await slider.inputValue()).toBe('51');
    const seen = await page.evaluate(async () => {
      const images = [...document.images];
      await Promise.allSettled(images.map((image) => image.decode()));
      return {
        broken: images.filter((image) => image.naturalWidth === 0).length,
        pairs: Object.fromEntries(
          [...document.querySelectorAll('article')].map((article) => [
            article.querySelector('h3 small')?.textContent,
            article.querySelectorAll('[data-pair]').length,
          ]),
        ),
        titles: [...document.querySelectorAll('h3 small')].map((small) => small.textContent),
        sliders: document.querySelectorAll('input[type=range]').length,
      };
    });
    return { ...seen, asked };
  } finally {
    await browser.close();
  }
}

test('a base that cannot be built is reported, with the files that changed', time, async () => {
  const root = await projectOnBranch();
  await edit(root, 'content/site.yaml', /^phone:/m, 'fone:');
  await commit(root);
  await edit(root, 'content/site.yaml', /^fone:/m, 'phone:');
  const { status, output } = await changes(root, '--base=HEAD', '--format=terminal', json);
  expect(status).toBe(0);
  expect(output).toContain('cannot be built as it was');
  expect(output).toContain('content/site.yaml');
  const told = JSON.parse(await readFile(path.join(root, 'out/changes.json'), 'utf8'));
  expect(told).toMatchObject({
    files: ['content/site.yaml'],
    problem: expect.stringContaining('fone'),
  });
});

test('content with mistakes is reported as by the check', time, async () => {
  const root = await projectOnBranch();
  await edit(root, 'content/home.yaml', /^hero:/m, 'hiro:');
  const { status, output } = await changes(root);
  expect(status).toBe(1);
  expect(output).toContain('hiro');
});

test(
  'a branch that changes code is compared with the site built by the old code',
  time,
  async () => {
    const root = await projectOnBranch();
    await edit(
      root,
      'components/NotFoundMessage/NotFoundMessage.tsx',
      /<h1(.*?)>/s,
      '<p>Code says so.</p><h1$1>',
    );
    await edit(root, 'content/home.yaml', /Hail in May, /, 'Hail in spring, ');
    const { status, output } = await changes(root, json, '--format=terminal');
    expect(`${status} ${output}`).toMatch(/^0 /);
    const { changed } = await readTold(root);
    const words = (address: string) =>
      JSON.stringify(changed.find((page) => page.path === address)?.changes);
    expect(words('/404')).toContain('Code says so.');
    expect(words('/')).toContain('Hail in spring');
    expect(changed.map((page) => page.path)).toEqual(['/404', '/blog/404', '/']);
  },
);

test('invalid revisions and histories are reported in one sentence', time, async () => {
  const root = await projectOnBranch();
  const shown = async (...options: string[]) => {
    const { status, output } = await changes(root, ...options);
    expect(status).toBe(2);
    return output;
  };
  expect(await shown('--base=nowhere')).toContain('There is no nowhere to compare with.');
  expect(await shown('--base=--upload-pack=x')).toContain('to compare with');
  expect(await shown('--format=yaml')).toContain('“yaml” is not a format');
  const shallow = path.join(root, 'out/shallow');
  await git(root, 'clone', '--depth=1', '--branch=edit', `file://${root}`, shallow);
  await symlink(path.join(root, 'node_modules'), path.join(shallow, 'node_modules'));
  const unknown = await changes(shallow);
  expect([unknown.status, unknown.output]).toEqual([2, expect.stringContaining('Fetch it')]);
  await git(root, 'checkout', '--orphan', 'other');
  await commit(root);
  expect(await shown('--base=main')).toContain('have no commit in common');
  await rm(path.join(root, '.git'), { recursive: true });
  expect(await shown()).toContain('is not in a git repository');
});

interface Step {
  id?: string;
  if?: string;
  run?: string;
  'continue-on-error'?: boolean;
}

/** Runs the commands of “Content” as GitHub does for a pull request, including one from a fork. */
async function runContent(root: string) {
  const { jobs } = parse(await readFile('.github/workflows/content.yml', 'utf8'));
  const steps: Step[] = jobs.check.steps;
  const env = {
    ...process.env,
    CONTENT: '',
    GITHUB_ACTIONS: 'true',
    GITHUB_BASE_REF: 'main',
    GITHUB_STEP_SUMMARY: path.join(root, 'review/summary.md'),
    PICTURES: 'https://github.com/owner/site/actions/runs/1/artifacts/2',
  };
  await git(root, 'update-ref', 'refs/remotes/origin/main', 'main');
  let words = 'success';
  for (const { id, if: condition = '', run: script, ...step } of steps) {
    const isDue = !condition.includes("words.outcome == 'success'") || words === 'success';
    if (!script || script === 'npm ci' || !isDue) continue;
    try {
      await run('bash', ['-eo', 'pipefail', '-c', script], { cwd: root, env });
    } catch (error) {
      if (id === 'words') words = 'failure';
      if (!step['continue-on-error']) return { status: (error as { code: number }).code, root };
    }
  }
  return { status: 0, root };
}

const summaryOf = (root: string) => readFile(path.join(root, 'review/summary.md'), 'utf8');
const reviewOf = async (root: string) =>
  reviewSchema.parse(JSON.parse(await readFile(path.join(root, 'review', reviewFile), 'utf8')));

test('“Content” reports in one sentence, then the changes, then the pictures', time, async () => {
  const root = await projectOnBranch();
  await edit(root, 'content/home.yaml', /Hail in May, /, 'Hail in spring, ');
  await commit(root);
  expect(await runContent(root)).toMatchObject({ status: 0 });
  const summary = await summaryOf(root);
  expect(summary).toMatch(/^## Ready: 1 page changes, no problems found\n/);
  expect(summary).toContain('Hail in <del>May</del><ins>spring</ins>,');
  expect(summary).toContain('(https://github.com/owner/site/actions/runs/1/artifacts/2)');
  expect(await reviewOf(root)).toMatchObject({
    errors: 0,
    changes: { sentence: '1 page changes.' },
  });
  const { pairs } = await openReport(path.join(root, 'review/pictures/changes.html'));
  // For a phone and a desktop, and for no other page.
  expect(pairs).toEqual({ '/': 2 });
});

test('“Content” says what to fix, with the line to write', time, async () => {
  const root = await projectOnBranch();
  await edit(root, 'content/home.yaml', /^hero:/m, 'hiro:');
  await commit(root);
  expect(await runContent(root)).toMatchObject({ status: 1 });
  expect(await summaryOf(root)).toMatch(/^## \d+ things? to fix before this can go live\n/);
  const { findings, changes: told } = await reviewOf(root);
  expect(told).toBeUndefined();
  expect(findings).toContainEqual(
    expect.objectContaining({
      file: 'content/home.yaml',
      paste: { label: 'Write', text: 'hero:' },
    }),
  );
});
