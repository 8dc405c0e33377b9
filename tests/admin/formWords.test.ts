import { expect, test } from 'vitest';
import { adminConfig } from '../../scripts/admin/adminConfig.ts';
import { formAdvice, formWords } from '../../scripts/admin/checker/formWords.ts';

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
  expect(formWords(empty, new Map(), target)).toEqual({ message, help });
});

test('a choice that does not fit asks for another one', () => {
  const found = {
    rule: 'unknown-reference',
    message: 'No.',
    help: 'The choices are: a, b.',
  } as const;
  const words = formWords(found, new Map(), 'project-category');
  expect(words.help).toBe('Choose another from the list.');
});
