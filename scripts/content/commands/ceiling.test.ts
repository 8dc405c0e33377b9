import { spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { Ceiling } from './ceiling.ts';

const script = path.resolve(import.meta.dirname, 'ceiling.ts');

/** Runs a program under a ceiling, with a content folder that has one text. */
async function runWithin(ceiling: Ceiling, program: string, options: readonly string[] = []) {
  const content = await mkdtemp(path.join(tmpdir(), 'ceiling-'));
  onTestFinished(() => rm(content, { recursive: true }));
  await writeFile(path.join(content, 'hail.md'), 'a'.repeat(3000));
  const code = `
    const { keepWithin } = await import(${JSON.stringify(script)});
    keepWithin(${JSON.stringify(ceiling)}, ${JSON.stringify(content)});
    ${program}`;
  const args = [
    ...options,
    '--import',
    './scripts/typescript.js',
    '--input-type=module',
    '--eval',
    code,
  ];
  return spawnSync(process.execPath, args, { encoding: 'utf8', timeout: 50_000 });
}

test('an endless program is stopped, with the reason and the text to look at', async () => {
  const { status, stderr } = await runWithin({ seconds: 1, megabytes: 4096 }, 'for (;;);');
  expect(status).not.toBe(0);
  expect(stderr).toContain('it took longer than 1 seconds');
  expect(stderr).toContain('The largest text is hail.md, at 3 KB.');
});

test('a program that takes all memory is stopped before the machine does it', async () => {
  const fill = 'const all = []; for (;;) all.push(new Uint8Array(1e6).fill(1));';
  const { status, stderr } = await runWithin({ seconds: 40, megabytes: 400 }, fill);
  expect(status).not.toBe(0);
  expect(stderr).toContain('it took more than 400 MB of memory');
});

test('a program that Node would stop earlier gets the message first', async () => {
  const fill = 'const all = []; for (;;) all.push({ all: [all.length] });';
  const ceiling = { seconds: 40, megabytes: 4096 };
  const { status, stderr } = await runWithin(ceiling, fill, ['--max-old-space-size=400']);
  expect(status).not.toBe(0);
  expect(stderr).toMatch(/^The check was stopped because it took more than \d{3} MB of memory/m);
});

test('a program that is done in time ends normally', async () => {
  const { status, stdout } = await runWithin({ seconds: 40, megabytes: 4096 }, 'console.log(1);');
  expect([status, stdout]).toEqual([0, '1\n']);
});
