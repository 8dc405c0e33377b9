import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { currentFolders } from '../../scripts/content/source/folders.ts';
import { listFiles } from '../../scripts/listFiles.ts';
import { elementsIn } from '../html/elements.ts';

// What the build expects of Vite and Vike beyond single functions. After an upgrade of either, this
// fails first; `environments` in scripts/build/vite.config.ts is the place to look.

const { site } = currentFolders();
// The page for editors is a separate program with its own tests.
const files = listFiles(site).filter((file) => !/^admin[./]/.test(file));
const read = (file: string) => readFileSync(path.join(site, file), 'utf8');
const scripts = files.filter((file) => /^assets\/.*\.js$/.test(file));
const styles = files.filter((file) => file.endsWith('.css'));

test('all styles are one file, and each page has it', () => {
  expect(styles).toHaveLength(1);
  const pages = files.filter((file) => file.endsWith('.html'));
  expect(pages).not.toEqual([]);
  for (const page of pages) {
    const links = elementsIn(read(page), 'link', { rel: 'stylesheet' });
    expect(
      links.map(({ attributes }) => attributes.href),
      page,
    ).toEqual([`/${styles[0]}`]);
  }
});

test('no script loads styles', () => {
  expect(scripts.length).toBeGreaterThan(0);
  for (const script of scripts) expect(read(script), script).not.toMatch(/["'`][^"'`]+\.css["'`]/);
});

/** How a script holds the classes of one style sheet: `{form:"aa0",group:"aa1"}`. */
const classesOfFile = /\{\w+:["'`]([a-z][\da-z])0["'`](?:,\w+:["'`]\1[\da-z]+["'`])*/g;

test('the styles of what islands render are in that file too', () => {
  const text = read(String(styles[0]));
  const classes = scripts
    .flatMap((script) => read(script).match(classesOfFile) ?? [])
    .flatMap((object) => object.match(/(?<=["'`])\w+/g) ?? []);
  expect(classes.length).toBeGreaterThan(0);
  expect(classes.filter((name) => !new RegExp(`\\b${name}\\b`).test(text))).toEqual([]);
});
