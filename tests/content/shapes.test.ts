import { expect, test } from 'vitest';
import { copyContent } from './contentCopy.ts';

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
