import { readdir, readFile } from 'node:fs/promises';
import { beforeAll, expect, test } from 'vitest';
import { editorFiles } from '../../../scripts/content/editors/editorFiles.ts';
import { withoutExamples } from '../../../scripts/content/editors/guide.ts';
import { ruleAnchor } from '../../../scripts/content/editors/guideRules.ts';
import type { Output } from '../../../scripts/content/emit/modules.ts';
import { foldersIn } from '../../../scripts/content/folders.ts';
import { catalogue } from '../../../scripts/content/rules/catalogue.ts';

const guide = 'content/README.md';
const hint = 'Run `npm run guide` and commit what it writes.';
let files: ReadonlyMap<string, Output[1]>;

beforeAll(async () => {
  files = new Map(await editorFiles(foldersIn('.')));
});

test('the committed JSON Schemas and settings are up to date', async () => {
  for (const [file, text] of files) {
    if (file !== guide) expect(await readFile(file, 'utf8'), `${file}: ${hint}`).toBe(text);
  }
});

test('no JSON Schema is left of a type that is gone', async () => {
  const expected = [...files.keys()].filter((file) => file.startsWith('.vscode/schemas/'));
  const found = await readdir('.vscode/schemas');
  expect(found.map((name) => `.vscode/schemas/${name}`).sort()).toEqual(expected.sort());
});

test('the committed guide is up to date, whatever its examples are', async () => {
  const committed = withoutExamples(await readFile(guide, 'utf8'));
  expect(committed === withoutExamples(files.get(guide) ?? ''), `${guide}: ${hint}`).toBe(true);
});

test('an example is a table’s last cell alone', () => {
  const text = '| Field | Example |\n|---|---|\n| A \\| B | `c \\| d` |\nA | b\n';
  expect(withoutExamples(text)).toBe('| Field |\n|---|\n| A \\| B |\nA | b\n');
});

test('the guide explains every rule, and its links to itself lead somewhere', () => {
  const text = (files.get(guide) ?? '').replace(/^```[\s\S]*?^```$/gm, '');
  for (const id of Object.keys(catalogue)) expect(text).toContain(`<a id="${ruleAnchor(id)}"></a>`);
  const headings = [...text.matchAll(/^#+ (.+)$/gm)].map(([, words = '']) =>
    words
      .toLowerCase()
      .replace(/[^\p{L}\p{N} -]/gu, '')
      .replaceAll(' ', '-'),
  );
  for (const [, anchor] of text.matchAll(/\]\(#([^)]+)\)/g)) expect(headings).toContain(anchor);
});
