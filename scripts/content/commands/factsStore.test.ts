import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { type FileFacts, noFacts } from '../model/fileFacts.ts';
import { loadFacts, saveFacts } from './checkContent.ts';

const facts: FileFacts = {
  file: 'content/posts/hail.md',
  value: { title: 'Hail:\n“ice”' },
  ...noFacts,
};

async function storeFile(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'facts-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return path.join(folder, 'cache', 'facts.ndjson');
}

test('facts that were saved are loaded again', async () => {
  const file = await storeFile();
  saveFacts(file, new Map([['a', facts]]));
  expect(loadFacts(file)).toEqual(new Map([['a', facts]]));
});

test.each([
  ['nothing at all', undefined],
  ['what other code found', (text: string) => text.replace(/^./, 'x')],
  ['half a file', (text: string) => text.slice(0, -20).concat('\n')],
  ['noise', () => '\u0000\nnull\n'],
])('%s is loaded as no facts', async (_name, damage) => {
  const file = await storeFile();
  if (damage) {
    saveFacts(file, new Map([['a', facts]]));
    await writeFile(file, damage(await readFile(file, 'utf8')));
  }
  expect(loadFacts(file)).toEqual(new Map());
});
