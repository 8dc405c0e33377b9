import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { editorFiles } from '../../../scripts/content/commands/guide/editorFiles.ts';
import { fieldRows, namedTypes } from '../../../scripts/content/commands/guide/namedTypes.ts';
import type { Output } from '../../../scripts/content/emit/modules.ts';
import { catalogue, ruleAnchor } from '../../../scripts/content/model/rules/catalogue.ts';
import { foldersIn } from '../../../scripts/content/source/folders.ts';

const guide = 'content/README.md';
const hint = 'Run `npm run guide` and commit what it writes.';

/**
 * The guide without its examples, which come from the content: an editor who changes a text must
 * not have to run a program that writes the guide again.
 */
const withoutExamples = (text: string): string =>
  text.replace(/^(\|.*(?<!\\)\|)(?:[^|\\\n]|\\.)*\|$/gm, '$1');

let files: ReadonlyMap<string, Output[1]>;

beforeAll(async () => {
  files = new Map(await editorFiles(foldersIn('.')));
});

test('the committed JSON Schemas and settings are up to date', async () => {
  for (const [file, text] of files) {
    if (file !== guide) expect(await readFile(file, 'utf8'), `${file}: ${hint}`).toBe(text);
  }
});

test('no JSON Schema is left of a type that no longer exists', async () => {
  const expected = [...files.keys()].filter((file) => file.startsWith('.vscode/schemas/'));
  const found = await readdir('.vscode/schemas');
  expect(found.map((name) => `.vscode/schemas/${name}`).sort()).toEqual(expected.sort());
});

test('the committed guide is up to date, except for its examples', async () => {
  const committed = withoutExamples(await readFile(guide, 'utf8'));
  expect(committed === withoutExamples(files.get(guide) ?? ''), `${guide}: ${hint}`).toBe(true);
});

test('an example is only a table’s last cell', () => {
  const text = '| Field | Example |\n|---|---|\n| A \\| B | `c \\| d` |\nA | b\n';
  expect(withoutExamples(text)).toBe('| Field |\n|---|\n| A \\| B |\nA | b\n');
});

test('what the guide says about files, fields and its own length is true', () => {
  const text = String(files.get(guide));
  const [words = ''] = text.split('## Every file and its fields');
  const address = /(?:\]\(|src=")(?![#/]|https:|mailto:)([^)"]+)[)"]/g;
  const links = [...words.matchAll(address)].map(([, link = '']) => link);
  // Links into the folders next to a text are examples.
  const paths = links
    .filter((link) => !/^\.\.\/(?:images|files)\//.test(link))
    .map((link) => link.replace(/#.*/, ''));
  expect(paths.filter((link) => !existsSync(path.join('content', link)))).toEqual([]);
  // Editors may rename or delete any entry.
  expect(paths.filter((link) => /^\w+\/.+\.(?:md|yaml)$/.test(link))).toEqual([]);
  const keys = new Set(
    namedTypes.flatMap(({ schema }) => fieldRows(schema)).flatMap((row) => row.path),
  );
  const named = [...words.matchAll(/`([a-z]\w*):(?: [^`]*)?`/gi)].map(([, key = '']) => key);
  expect(named.filter((key) => !keys.has(key))).toEqual([]);
  const [common = ''] = words.split('## More edits');
  expect(common.split('\n').length).toBeLessThan(150);
});

test('the guide explains every rule, and its internal links lead somewhere', () => {
  const text = (files.get(guide) ?? '').replace(/^(`{3,})[\s\S]*?^\1$/gm, '');
  for (const id of Object.keys(catalogue)) expect(text).toContain(`<a id="${ruleAnchor(id)}"></a>`);
  const headings = [...text.matchAll(/^#+ (.+)$/gm)].map(([, words = '']) =>
    words
      .toLowerCase()
      .replace(/[^\p{L}\p{N} -]/gu, '')
      .replaceAll(' ', '-'),
  );
  for (const [, anchor] of text.matchAll(/\]\(#([^)]+)\)/g)) expect(headings).toContain(anchor);
});
