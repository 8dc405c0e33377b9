import { execFile, type SpawnOptions, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished } from 'vitest';
import { foldersIn } from '../../scripts/content/source/folders.ts';
import { copyProject } from '../../scripts/copyProject.ts';
import { listFiles } from '../../scripts/listFiles.ts';
import { sampleContent } from '../../scripts/test/stages.ts';

const run = promisify(execFile);

/** A copy of the sample site as last built. */
export async function temporaryProject(): Promise<string> {
  const root = await copyProject(process.cwd(), sampleContent);
  onTestFinished(() => rm(root, { recursive: true, force: true }));
  const [from, to] = [foldersIn(process.cwd(), sampleContent), foldersIn(root)];
  // A file whose time differs from when it was made counts as changed by hand.
  const asTheyAre = { recursive: true, preserveTimestamps: true };
  await cp(from.cache, to.cache, asTheyAre);
  await cp(from.bundle, to.bundle, asTheyAre);
  await cp(from.admin, to.admin, asTheyAre);
  await cp(from.site, to.site, asTheyAre);
  return root;
}

const program = ['--import', './scripts/typescript.js', 'scripts/build/cli.ts'];

/** Starts a build that will be stopped before it is done. */
export const startBuild = (root: string, options: Pick<SpawnOptions, 'detached'> = {}) =>
  spawn(process.execPath, program, {
    ...options,
    cwd: root,
    env: { ...process.env, CONTENT: '' },
    stdio: 'ignore',
  });

/**
 * Builds a project.
 * @param settings environment variables, such as another content folder
 * @returns what the build reports about its pages
 */
export async function build(root: string, settings: Readonly<Record<string, string>> = {}) {
  const { stdout } = await run(process.execPath, program, {
    cwd: root,
    env: { ...process.env, CONTENT: '', ...settings },
  });
  const [, pages, rendered, changed] =
    /^(\d+) pages, (\d+) rendered; (\d+) files/.exec(stdout) ?? [];
  return { pages: Number(pages), rendered: Number(rendered), changed: Number(changed) };
}

/** A hash for each file of the built site. */
export async function siteOf(root: string): Promise<Map<string, string>> {
  const folder = path.join(root, 'dist/client');
  const hashes = listFiles(folder).map(async (file): Promise<[string, string]> => {
    const bytes = await readFile(path.join(folder, file));
    return [file, createHash('sha256').update(bytes).digest('hex')];
  });
  return new Map((await Promise.all(hashes)).sort());
}

export async function edit(
  root: string,
  file: string,
  pattern: RegExp,
  words: string,
): Promise<void> {
  const absolute = path.join(root, file);
  const text = await readFile(absolute, 'utf8');
  expect(text).toMatch(pattern);
  await writeFile(absolute, text.replace(pattern, words));
}
