import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { stages, stagesFor } from './stages.ts';

const named = (names: string[], isFull = false) => stagesFor(names, isFull).map(({ name }) => name);

test('a stage that is run alone brings what it needs, in order', () => {
  expect(named(['lint'])).toEqual(['lint']);
  expect(named(['content'])).toEqual(['content']);
  expect(named(['types', 'unit'])).toEqual(['sample', 'types', 'unit']);
  expect(named(['e2e', 'budget'])).toEqual(['sample', 'budget', 'e2e']);
  expect(named(['lighthouse'])).toEqual(['sample', 'lighthouse']);
});

test('only the full test has the slow stages', () => {
  const all = stages.map(({ name }) => name);
  expect(named([], true)).toEqual(all);
  expect(named([])).toEqual(
    all.filter((name) => !['live', 'speed', 'engines', 'full', 'lighthouse'].includes(name)),
  );
});

test('each npm script for a stage names one', async () => {
  const { scripts } = JSON.parse(await readFile('package.json', 'utf8'));
  const asked = Object.entries<string>(scripts).flatMap(([name, command]) => {
    const [, stage] = /scripts\/test\/cli\.ts (\w+)$/.exec(command) ?? [];
    return stage ? [[name, stage]] : [];
  });
  expect(asked).not.toEqual([]);
  for (const [name, stage] of asked) expect(name).toBe(`test:${stage}`);
  expect(stages.map((stage) => stage.name)).toEqual(
    expect.arrayContaining(asked.map(([, stage]) => stage)),
  );
});
