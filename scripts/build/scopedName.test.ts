import path from 'node:path';
import { expect, test } from 'vitest';
import { scopedName } from './scopedName.ts';

const css = '.form { margin: 0.5em } .form:has(.group) { animation: spin } @keyframes spin {}';
const nameIn = (folder: string, name: string) =>
  scopedName(name, path.resolve(`components/${folder}/${folder}.module.scss`), css);

test('classes and animations have unique names, within a file and across files', () => {
  const names = ['Button', 'Hero'].flatMap((folder) =>
    ['form', 'group', 'spin'].map((name) => nameIn(folder, name)),
  );
  expect(new Set(names).size).toBe(6);
  for (const name of names) expect(name).toMatch(/^[a-z][\da-z]{2}$/);
});

test('a name without a number is an error', () => {
  expect(() => nameIn('Hero', 'grid')).toThrow('No name on pages for “grid”');
  expect(() => nameIn('Nobody', 'form')).toThrow('Nobody.module.scss');
});
