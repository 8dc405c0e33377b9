import { cp, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { copyContent, today } from '../../../tests/content/contentCopy.ts';
import { foldersIn } from '../source/folders.ts';
import { checkContent } from './checkContent.ts';
import { fixContent, formatFixes } from './fix.ts';

const post = 'posts/roscoe-premium-shingles.md';

test('typos are fixed in every file, and so is what later checks find', async () => {
  const copy = await copyContent();
  const read = (file: string) => readFile(path.join(copy.folders.content, file), 'utf8');
  const files = [post, 'services/gutters.md', 'navigation.yaml', 'home.yaml'];
  const originals = await Promise.all(files.map(read));
  await copy.edit(post, /^title:/m, 'tittle:');
  // Found only once the file is valid again.
  await copy.edit(post, 'category: materials', 'category: material');
  await copy.edit('services/gutters.md', 'section: services', 'section: servces');
  await copy.edit('navigation.yaml', 'href: /reviews', 'href: /review');
  await copy.edit('home.yaml', 'service: roof-repair', 'service: roof-repairs');
  const { lines, diagnostics } = await fixContent(copy.folders, copy.check);
  expect(diagnostics).toEqual([]);
  expect(await Promise.all(files.map(read))).toEqual(originals);
  const text = formatFixes(lines);
  expect(text).toContain(
    'content/services/gutters.md:2\n  - section: servces\n  + section: services\n',
  );
  expect(text).toMatch(/\nChanged 5 lines in 4 files\.\n$/);
  const left = await readdir(copy.folders.content, { recursive: true });
  expect(left.filter((file) => path.basename(file).startsWith('.'))).toEqual([]);
});

test('another content folder is fixed in place', async () => {
  const copy = await copyContent();
  const folders = foldersIn(copy.root, 'other');
  await cp(copy.folders.content, folders.content, { recursive: true });
  const file = path.join(folders.content, post);
  const original = await readFile(file, 'utf8');
  await writeFile(file, original.replace(/^title:/m, 'tittle:'));
  await copy.write(post, 'left as it is');
  const examine = async () => (await checkContent(folders, today)).report.diagnostics;
  await fixContent(folders, examine);
  expect(await readFile(file, 'utf8')).toBe(original);
  expect(await copy.read(post)).toBe('left as it is');
});

test('text in a form that cannot be read is fixed', async () => {
  const copy = await copyContent();
  const files = [post, 'site.yaml', 'services/gutters.md'];
  const originals = await Promise.all(files.map(copy.read));
  await copy.edit(post, /^title: '(.*)'$/m, 'title: $1');
  await copy.edit(post, /^date: .*$/m, 'date: Dec 15, 2024');
  await copy.edit('site.yaml', '(815) 555-0142', '815.555.0142');
  const gutters = await copy.read('services/gutters.md');
  await copy.write('services/gutters.md', gutters.replaceAll(/^ {4}- /gm, '    • '));
  const { lines, diagnostics } = await fixContent(copy.folders, copy.check);
  expect(diagnostics).toEqual([]);
  expect(await Promise.all(files.map(copy.read))).toEqual(originals);
  expect(formatFixes(lines)).toContain('  +   keywords:\n  +     - ');
});

test('what only a person can decide is left', async () => {
  const copy = await copyContent();
  await copy.edit(post, /^title:(.*)$/m, 'tittle:$1\ntitlee:$1');
  await copy.edit('cities/edwardsville.md', 'state: WI', 'state: WL');
  await copy.edit('navigation.yaml', 'href: /reviews', 'href: /revamps');
  const before = await copy.check();
  const { lines, diagnostics } = await fixContent(copy.folders, copy.check);
  expect(lines).toEqual([]);
  expect(diagnostics).toEqual(before);
  expect(formatFixes(lines)).toBe('There was nothing that could be fixed safely.\n');
});

test('Windows line breaks, a byte order mark and permissions are kept', async () => {
  const copy = await copyContent();
  const file = path.join(copy.folders.content, 'services/gutters.md');
  const text = `\ufeff${(await readFile(file, 'utf8')).replaceAll('\n', '\r\n')}`;
  const keywords = /keywords:\r\n(?: +- .*\r\n)+/.exec(text)?.[0] ?? '';
  const run = keywords.replaceAll(/\r\n +- /g, ', ').replace('keywords:, ', 'keywords: ');
  await copy.write(
    'services/gutters.md',
    text.replace('section: services', 'section: servces').replace(keywords, run),
  );
  const { mode } = await stat(file);
  await fixContent(copy.folders, copy.check);
  expect(await readFile(file, 'utf8')).toBe(text);
  expect((await stat(file)).mode).toBe(mode);
});

test('a link in a text keeps its words', async () => {
  const copy = await copyContent();
  const file = path.join(copy.folders.content, post);
  const text = `${await readFile(file, 'utf8')}\nAsk for [an *honest* look](/contact#contact-form "soon").\n`;
  await copy.write(post, text.replace('#contact-form', '#contact-frm'));
  await fixContent(copy.folders, copy.check);
  expect(await readFile(file, 'utf8')).toBe(text);
});

test('the line “placeholder: false” is deleted, and no other', async () => {
  const copy = await copyContent();
  const read = () => copy.read('site.yaml');
  const whole = await read();
  await copy.edit('site.yaml', 'placeholder: true', 'placeholder: false');
  await copy.edit('site.yaml', 'shortName:', 'shortNam:');
  const { lines, diagnostics } = await fixContent(copy.folders, copy.check);
  // Without its mark, the sample value is now an error.
  expect(diagnostics.map(({ rule }) => rule)).toEqual(['sample-left']);
  expect(await read()).toBe(whole.replace(/^ *placeholder: true\n/m, ''));
  expect(formatFixes(lines)).toMatch(/:\d+\n {2}- placeholder: false\n/);
});

test('“placeholder: false” is not deleted if its line has more', async () => {
  const copy = await copyContent();
  await copy.edit('site.yaml', /^ {2}- state: IL$/m, '  - placeholder: false\n    state: IL');
  await copy.edit('site.yaml', /(?<=licences:[\s\S]*)^ {4}placeholder: true\n/m, '');
  const [found, ...others] = await copy.check();
  expect(others).toEqual([]);
  expect(found).toMatchObject({ rule: 'not-allowed', help: expect.stringContaining('Delete') });
  expect(found).not.toHaveProperty('suggestion');
});

test('lines that were only moved are shown once', () => {
  const moved = {
    file: 'content/a.yaml',
    line: 4,
    before: ' - heading: A',
    after: '  - heading: A',
  };
  expect(formatFixes([moved])).toMatch(/^content\/a\.yaml:4\n {2}= - heading: A\n.*were moved/);
});
