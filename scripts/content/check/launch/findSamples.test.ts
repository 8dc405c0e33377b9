import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { copyContent } from '../../../../tests/content/contentCopy.ts';
import { sampleContent } from '../../../test/sampleContent.ts';
import { foldersIn } from '../../source/folders.ts';
import { readContentFolder } from '../../source/readContentFolder.ts';
import { findPlaceholders } from './findPlaceholders.ts';

const placeholdersIn = async (root: string) =>
  findPlaceholders(readContentFolder(foldersIn(root).content));

test('every sample value is found where it stands', async () => {
  const folder = readContentFolder(sampleContent);
  const marks = [...folder.texts].flatMap(([file, { text }]) =>
    text
      .split('\n')
      .flatMap((line, index) =>
        /^\s*(- )?placeholder: true\s*$/.test(line) ? [`content/${file}:${index + 1}`] : [],
      ),
  );
  const found = findPlaceholders(folder);
  expect(found.map(({ file, line }) => `${file}:${line}`).sort()).toEqual(marks.sort());
  expect(found.every(({ rule, severity }) => rule === 'placeholder-left' && severity === 'error'));
});

test('each is named so that it can be told from its neighbours', async () => {
  const copy = await copyContent();
  await copy.write(
    'site.yaml',
    `phone:
  display: (815) 555-0142
  placeholder: true
licences:
  - name: Roofing contractor
    number: IL 104.000000
    placeholder: true
  - placeholder: true
`,
  );
  const found = (await placeholdersIn(copy.root)).filter(({ file }) => file.endsWith('site.yaml'));
  expect(
    found.map(({ line, column, endColumn, message }) => [line, column, endColumn, message]),
  ).toEqual([
    [3, 3, 20, 'Phone “(815) 555-0142” is still a sample.'],
    [7, 5, 22, 'Licence 1 “IL 104.000000” is still a sample.'],
    [8, 5, 22, 'Licence 2 is still a sample.'],
  ]);
});

test('a form’s placeholder text is none, and a sample in a broken file is still found', async () => {
  const copy = await copyContent();
  const form = await readFile(path.join(copy.folders.content, 'estimate-form.yaml'), 'utf8');
  expect(form).toContain('placeholder: Jordan');
  await copy.edit('testimonials/tasha-w-rockford.yaml', /^location:/m, 'locaton:');
  const found = await placeholdersIn(copy.root);
  expect(found.filter(({ file }) => file.endsWith('estimate-form.yaml'))).toEqual([]);
  expect(found.find(({ file }) => file.endsWith('tasha-w-rockford.yaml'))?.message).toBe(
    'Testimonial “Tasha W.” is still a sample.',
  );
});
