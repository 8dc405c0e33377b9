import { spawn } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { createInterface } from 'node:readline/promises';
import type { Readable } from 'node:stream';
import { expect, onTestFinished, test } from 'vitest';
import { adminPage } from '../../scripts/content/model/adminPage.ts';
import { foldersIn } from '../../scripts/content/source/folders.ts';
import { copyProject } from '../../scripts/copyProject.ts';
import { sampleContent } from '../../scripts/test/stages.ts';
import { missingFrom } from './walkSite.ts';

const program = ['--import', './scripts/typescript.js', 'scripts/serve/start.ts'];

test('where nothing was built before, `npm start` serves all of the site from its first page on', {
  timeout: 300_000,
}, async () => {
  const root = await copyProject(process.cwd(), sampleContent);
  onTestFinished(() => rm(root, { recursive: true, force: true }));
  await rm(foldersIn(root).data, { recursive: true });
  const { stdout, kill } = startServer(root);
  onTestFinished(kill);
  const origin = await originIn(stdout);
  // The page for editors is always brought over last, the pictures only on some machines.
  const [editors, missing] = await Promise.all([
    fetch(`${origin}${adminPage}`),
    missingFrom(origin),
  ]);
  expect(editors.status).toBe(200);
  expect(missing).toEqual([]);
});

/** Starts the server in a process of its own, on a free port. */
function startServer(root: string) {
  const child = spawn(process.execPath, program, {
    cwd: root,
    env: { ...process.env, CONTENT: '', PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  return {
    stdout: child.stdout,
    kill() {
      child.kill();
      return ended;
    },
  };
}

/** The address that a server names; empty if it ends before. */
async function originIn(output: Readable): Promise<string> {
  for await (const line of createInterface(output)) {
    const [origin] = /http:\/\/localhost:\d+/.exec(line) ?? [];
    if (origin) return origin;
  }
  return '';
}
