import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { currentFolders } from '../../scripts/content/source/folders.ts';
import { listFiles } from '../../scripts/listFiles.ts';
import { elementsIn } from '../html/elements.ts';

// What the build expects of Vite and Vike beyond single functions. After an upgrade of one of them
// this fails first; `environments` in scripts/build/vite.config.ts is the place to look at.

const { site } = currentFolders();
// The page for editors is another program, which its own tests look at.
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

test('no script asks for styles', () => {
  expect(scripts.length).toBeGreaterThan(0);
  for (const script of scripts) expect(read(script), script).not.toMatch(/["'`][^"'`]+\.css["'`]/);
});

/** As a script has the classes of one file of styles: `{form:"aa0",group:"aa1"}`. */
const classesOfFile = /\{\w+:["'`]([a-z][\da-z])0["'`](?:,\w+:["'`]\1[\da-z]+["'`])*/g;

test('what islands show has its styles there too', () => {
  const text = read(String(styles[0]));
  const classes = scripts
    .flatMap((script) => read(script).match(classesOfFile) ?? [])
    .flatMap((object) => object.match(/(?<=["'`])\w+/g) ?? []);
  expect(classes.length).toBeGreaterThan(0);
  expect(classes.filter((name) => !new RegExp(`\\b${name}\\b`).test(text))).toEqual([]);
});
