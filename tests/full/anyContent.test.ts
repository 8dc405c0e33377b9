import { spawn } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { foldersIn } from '../../scripts/content/source/folders.ts';
import { sampleContent } from '../../scripts/test/stages.ts';
import { variants } from './contentVariants.ts';

const root = process.cwd();

/** A copy of the sample whose pictures need not be encoded again. */
async function copySample(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'content-'));
  const made = foldersIn(root, folder);
  onTestFinished(async () => {
    await rm(folder, { recursive: true });
    await rm(path.dirname(made.cache), { recursive: true, force: true });
  });
  await cp(sampleContent, folder, { recursive: true });
  await cp(foldersIn(root, sampleContent).public, made.public, { recursive: true });
  return folder;
}

/** Runs the test stage for content. */
function testContent(folder: string): Promise<{ status: number | null; said: string }> {
  const child = spawn('npm', ['run', '--silent', 'test:content'], {
    env: { ...process.env, CONTENT: folder },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += text));
  return new Promise((resolve) => child.once('close', (status) => resolve({ status, said })));
}

// Whatever editors may do must pass; if it does not, they see what is printed here.
test.each(Object.entries(variants))(
  '%s',
  async (_name, change) => {
    const folder = await copySample();
    await change(folder);
    const { status, said } = await testContent(folder);
    expect(status, said).toBe(0);
    expect(said).not.toMatch(/\n\s+at /);
  },
  1_200_000, // 150 pages take a slow machine more than ten minutes
);
