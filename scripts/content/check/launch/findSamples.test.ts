import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { copyContent } from '../../../../tests/content/contentCopy.ts';
import { sampleContent } from '../../../test/stages.ts';
import { contentTypes, namesOf } from '../../model/contentTypes.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
import { isRecord } from '../../model/fieldSchema.ts';
import { foldersIn } from '../../source/folders.ts';
import { readContentFolder } from '../../source/readContentFolder.ts';
import { findSamples } from './findSamples.ts';

const isMark = ({ rule }: Diagnostic) => rule === 'placeholder-left';

const samplesIn = (content: string) => findSamples(readContentFolder(content), new Set());

const marksIn = (root: string) => samplesIn(foldersIn(root).content).filter(isMark);

test('every marked sample is found at its mark', async () => {
  const folder = readContentFolder(sampleContent);
  const marks = [...folder.texts].flatMap(([file, { text }]) =>
    text
      .split('\n')
      .flatMap((line, index) =>
        /^\s*(- )?placeholder: true\s*$/.test(line) ? [`content/${file}:${index + 1}`] : [],
      ),
  );
  const found = samplesIn(sampleContent).filter(isMark);
  expect(found.map(({ file, line }) => `${file}:${line}`).sort()).toEqual(marks.sort());
  expect(found.every(({ severity }) => severity === 'error')).toBe(true);
});

test('each is named so that it can be told from its neighbors', async () => {
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
  const found = marksIn(copy.root).filter(({ file }) => file.endsWith('site.yaml'));
  expect(
    found.map(({ line, column, endColumn, message }) => [line, column, endColumn, message]),
  ).toEqual([
    [3, 3, 20, 'Phone “(815) 555-0142” is still a sample.'],
    [7, 5, 22, 'License 1 “IL 104.000000” is still a sample.'],
    [8, 5, 22, 'License 2 is still a sample.'],
  ]);
});

test('a form’s placeholder text is no sample; a sample in a broken file is found', async () => {
  const copy = await copyContent();
  const form = await readFile(path.join(copy.folders.content, 'estimate-form.yaml'), 'utf8');
  expect(form).toContain('placeholder: Jordan');
  await copy.edit('testimonials/tasha-w-rockford.yaml', /^location:/m, 'locaton:');
  const found = marksIn(copy.root);
  expect(found.filter(({ file }) => file.endsWith('estimate-form.yaml'))).toEqual([]);
  expect(found.find(({ file }) => file.endsWith('tasha-w-rockford.yaml'))?.message).toBe(
    'Testimonial “Tasha W.” is still a sample.',
  );
});

test('the advice for a sample’s kind is given at its mark', async () => {
  const copy = await copyContent();
  const [chat] = marksIn(copy.root).filter(({ message }) => message.startsWith('Chat'));
  expect(chat?.help).toMatch(/provider’s script.*Then delete the line “placeholder: true”\.$/);
});

test('each number and each address in a text is reported once', async () => {
  const copy = await copyContent();
  const lines = [
    '[(815) 555-0142](tel:+18155550142), <office@harlowridge.example>',
    '',
    '[the office](mailto:office@harlowridge.example) of www.roofs.test',
  ];
  await copy.addParagraph('posts/roscoe-premium-shingles.md', lines.join('\n'));
  const [first] = (await copy.placeOf('posts/roscoe-premium-shingles.md', '[(815)')).split(':');
  const found = samplesIn(copy.folders.content).filter(({ file }) =>
    file.startsWith('content/posts/'),
  );
  expect(found.map(({ line, column, message }) => [line - Number(first), column, message])).toEqual(
    [
      [0, 2, 'The text has “(815) 555-0142”, which belongs to no one.'],
      [0, 38, 'The text has “office@harlowridge.example”, which belongs to no one.'],
      [2, 52, 'The text has “www.roofs.test”, which belongs to no one.'],
    ],
  );
});

/** The groups of a JSON Schema that can be marked as samples, with their fields. */
function markable(schema: unknown): Record<string, unknown>[] {
  if (!isRecord(schema)) return [];
  const { placeholder } = (schema.properties ?? {}) as { placeholder?: { const?: unknown } };
  const below = Object.values(schema).flatMap(markable);
  return placeholder?.const === true ? [schema, ...below] : below;
}

test('there are groups that can be marked', () => {
  const all = namesOf(contentTypes).flatMap((name) =>
    markable(z.toJSONSchema(contentTypes[name].schema)),
  );
  expect(all.length).toBeGreaterThan(5);
});

test.each(namesOf(contentTypes))(
  'each sample that %s can mark is recognized without its mark',
  (name) => {
    for (const group of markable(z.toJSONSchema(contentTypes[name].schema))) {
      // By what its fields are declared to be, or by a stand-in value.
      expect(JSON.stringify(group)).toMatch(/"sample":"|"const":"\/chat-sample/);
    }
  },
);
