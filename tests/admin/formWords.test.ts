import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { adminConfig } from '../../scripts/admin/adminConfig.ts';
import { formAdvice, formWords } from '../../scripts/admin/checker/formWords.ts';
import type { Diagnostic } from '../../scripts/content/model/diagnostic.ts';
import { launchRules } from '../../scripts/content/model/rules/companyRules.ts';
import { fileRules, pictureRules } from '../../scripts/content/model/rules/fileRules.ts';
import { yamlRules } from '../../scripts/content/model/rules/yamlRules.ts';
import { currentFolders } from '../../scripts/content/source/folders.ts';
import { listFiles } from '../../scripts/listFiles.ts';

const { content } = currentFolders();
const texts = new Map([
  ...listFiles(content)
    .filter((file) => /\.(?:yaml|md)$/.test(file))
    .map((file) => [file, readFileSync(path.join(content, file), 'utf8')] as const),
  ['posts/another-post.md', '---\ntitle: Hail\n---\nText.\n'],
]);

/** Rules about texts that a form shows as a file, and about how files lie on a disk. */
const rulesOfFiles = [yamlRules, fileRules, pictureRules, launchRules].flatMap(Object.keys);
const elsewhere = new Set([...rulesOfFiles, 'unknown-field']);

/** All findings from the tests of the check, in their words for files. */
const reports = path.join(import.meta.dirname, '../content/reports');
const findings = listFiles(reports)
  .flatMap((file) => {
    const [, json = ''] = readFileSync(path.join(reports, file), 'utf8').split('===== json\n');
    return JSON.parse(json).problems as Diagnostic[];
  })
  // Fields of two kinds in one entry are shown as text as well.
  .filter(({ rule, message }) => !elsewhere.has(rule) && !message.includes(' has both '));

test('findings in a form speak of the form, not of files', () => {
  expect(findings.length).toBeGreaterThan(200);
  const ofFiles =
    /“(?!javascript)[a-z]+:”|\blines? “[a-z]|add a line “|three hyphens|content\/\S+\.(?:yaml|md)\b|single quotes|on line|\(true\)|Write true/i;
  const said = findings.map((found) => Object.values(formWords(found, texts)).join(' '));
  expect([...new Set(said)].filter((words) => ofFiles.test(words))).toEqual([]);
});

test('advice for forms uses the labels of fields and forms', () => {
  const labels = new Set(
    [
      ...JSON.stringify(adminConfig({ folder: 'content', company: '' })).matchAll(
        /"label":"([^"]+)"/g,
      ),
    ].map(([, label]) => label),
  );
  const named = Object.values(formAdvice).flatMap((words) =>
    [...words.matchAll(/“([^”]+)”/g)].flatMap(([, names = '']) => names.split(' → ')),
  );
  expect(named.filter((name) => !labels.has(name))).toEqual([]);
});

test.each([
  ['post-category', 'Choose one from the list.'],
  ['city', 'Choose one from the list.'],
  ['picture', 'Choose an existing picture, or upload it.'],
  ['path', 'As it is written in a file.'],
  [undefined, 'As it is written in a file.'],
] as const)('an empty field that names a %s says: %s', (target, help) => {
  const message = 'It is empty.';
  const empty = { rule: 'too-short', message, help: 'As it is written in a file.' } as const;
  expect(formWords(empty, texts, target)).toEqual({ message, help });
});
