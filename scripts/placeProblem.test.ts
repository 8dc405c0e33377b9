import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

const loader = path.resolve('scripts/typescript.js');

/** Starts one of our programs; without a name, one that does nothing. */
function start(cwd: string, content: string, program: readonly string[] = ['--eval', '']) {
  const { status, stderr } = spawnSync(process.execPath, ['--import', loader, ...program], {
    cwd,
    encoding: 'utf8',
    env: { ...process.env, CONTENT: content },
  });
  return [status, stderr];
}

test.each([
  [['scripts/content/commands/cli.ts', 'check']],
  [['scripts/build/cli.ts']],
  [['scripts/serve/start.ts']],
])('%j says that there is no such content', (program) => {
  const words = 'CONTENT is “nope”, but there is no such folder.\n';
  expect(start(process.cwd(), 'nope', program)).toEqual([2, words]);
});

test.each(['package.json', 'package.json/content', 'content/nope'])(
  '%s is no folder',
  (content) => {
    const words = `CONTENT is “${content}”, but there is no such folder.\n`;
    expect(start(process.cwd(), content)).toEqual([2, words]);
  },
);

test.each(['', 'tests/sample', path.resolve('tests/sample')])(
  'content can be in “%s”',
  (content) => {
    expect(start(process.cwd(), content)).toEqual([0, '']);
  },
);

test.each([
  ['Acme #1', '#'],
  ['100% Acme', '%'],
])('a project in “%s” cannot be built', (name, mark) => {
  const above = mkdtempSync(path.join(tmpdir(), 'place-'));
  onTestFinished(() => rmSync(above, { recursive: true }));
  const root = path.join(above, name);
  mkdirSync(root);
  const [status, said] = start(root, '');
  expect(status).toBe(2);
  expect(said).toMatch(
    new RegExp(`^The site cannot be built in .*${name}, because of the “${mark}”`),
  );
});
