import { expect, test } from 'vitest';
import { copyContent } from './contentCopy.ts';

const page = 'pages/financing.md';
const post = 'posts/roscoe-premium-shingles.md';

test('moving a line without the one below it leads to no advice to delete another', async () => {
  const copy = await copyContent();
  await copy.edit('navigation.yaml', '  - label: Reviews\n', '');
  await copy.edit('navigation.yaml', 'header:\n', '$&  - label: Reviews\n');
  const [missing, mixed, ...others] = await copy.check();
  expect(missing).toMatchObject({
    rule: 'missing-field',
    message: 'Header menu, entry 1 (“Reviews”) → Page is missing.',
  });
  expect(mixed?.message).toContain('entry 4 (“Service Areas”) has both “links:” (Links) and');
  expect(mixed?.help).not.toMatch(/delete /i);
  expect(others).toEqual([]);
});

test('other fields are checked while one has the wrong type', async () => {
  const copy = await copyContent();
  await copy.edit('services/roofing.md', /^ {2}alt: .*$/m, '  alt: IMG_2231');
  await copy.edit('services/roofing.md', /^heading: .*$/m, 'heading: Roofs in [Your City]');
  await copy.edit('services/roofing.md', /^order: .*$/m, 'order: TBD');
  const found = await copy.check();
  // The line with the wrong type is reported once.
  expect(found.map(({ rule }) => rule)).toEqual(['wrong-type', 'left-over', 'poor-description']);
});

test('what other fields say about the company is checked while a date is wrong', async () => {
  const copy = await copyContent();
  await copy.edit(post, /^date: .*$/m, 'date: next May');
  await copy.edit(post, /^excerpt: .*$/m, 'excerpt: Call (815) 555-0199, or ask us on any day.');
  await copy.addParagraph(post, 'Our workmanship warranty lasts 25 years.');
  const found = await copy.check();
  expect(found.map(({ rule }) => rule)).toEqual(['other-phone', 'wrong-form', 'other-warranty']);
});

test('a misspelled field and its wrong value are told in one round', async () => {
  const copy = await copyContent();
  await copy.edit(post, /^date: .*$/m, 'dates: next May');
  const [name, value, ...others] = await copy.check();
  expect(name).toMatchObject({ rule: 'unknown-field', help: 'Did you mean “date”?' });
  expect(value).toMatchObject({
    rule: 'wrong-form',
    message: 'Date is not in the right format: “next May”.',
    line: name?.line,
  });
  expect(others).toEqual([]);
});

test('a misspelled field with a value in another form is cured at once', async () => {
  const copy = await copyContent();
  await copy.edit(post, /^date: .*$/m, 'dates: 12/15/2024');
  expect((await copy.check()).map(({ suggestion }) => suggestion)).toEqual(['date: 2024-12-15']);
});

test('answers with hyphens of their own are put back below their questions', async () => {
  const copy = await copyContent();
  const whole = await copy.read(page);
  await copy.edit(page, / {6}answer:/g, '    - answer:');
  const [found, ...others] = await copy.check();
  expect(others).toEqual([]);
  expect(found?.message).toBe(
    'Questions → Question 2 and 2 other entries seem to be the rest of the entries above them.',
  );
  const { line = 0, endLine = 0, suggestion = '' } = found ?? {};
  const lines = (await copy.read(page)).split('\n');
  lines.splice(line - 1, endLine - line + 1, suggestion);
  expect(lines.join('\n')).toBe(whole);
});

test('the last line of a file may be half an entry', async () => {
  const copy = await copyContent();
  const lines = (await copy.read('navigation.yaml')).trimEnd().split('\n');
  const [last = '', ...labels] = lines.splice(-3);
  const half = last.replace('  href', '- href');
  await copy.write('navigation.yaml', [...labels, ...lines, half].join('\n'));
  expect((await copy.check()).map(({ suggestion }) => suggestion)).toEqual([last]);
});

test('entries that are too many because of hyphens are not to be replaced', async () => {
  const copy = await copyContent();
  const entry = /( {4}- question: Do you[\s\S]*?)(?=seo:)/;
  await copy.edit(page, entry, '$1'.repeat(4));
  await copy.edit(page, / {6}answer:/g, '    - answer:');
  expect((await copy.check()).map(({ rule }) => rule)).toEqual(['invalid-value']);
});

test('Q and A are taken for a question and its answer', async () => {
  const copy = await copyContent();
  await copy.edit(page, 'question: Do you', 'Q: Do you');
  await copy.edit(page, 'answer: A third', 'A: A third');
  expect((await copy.check()).map(({ help }) => help)).toEqual([
    'Did you mean “question”?',
    'Did you mean “answer”?',
  ]);
});

test('the days of a week need no hyphens', async () => {
  const copy = await copyContent();
  const week = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
  const lines = week.map((day) => `    ${day}: 8 AM to 5 PM`);
  const listed = week.map((day, index) => `    - ${index ? day : 'Monday'}: 8am-5pm`);
  await copy.edit('site.yaml', /^ {2}hours: always$/m, ['  hours:', ...listed].join('\n'));
  const [found, ...others] = await copy.check();
  expect(others).toEqual([]);
  expect(found?.suggestion).toContain(lines.join('\n'));
});

test('a line that cannot be understood is not made part of the one above', async () => {
  const copy = await copyContent();
  const link = '      - [Blog](/blog)';
  await copy.edit('navigation.yaml', /^ {8}href: \/services\/gutters\n/m, `$&${link}\n`);
  const [found, ...others] = await copy.check();
  expect(others).toEqual([]);
  expect(found?.suggestion).toBeUndefined();
  expect(`${found?.line}:${found?.column}`).toBe(await copy.placeOf('navigation.yaml', '[Blog]'));
});
