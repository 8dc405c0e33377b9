import { expect, test } from 'vitest';
import { copyContent } from './contentCopy.ts';

test.each([
  'newsletterDelivery: off',
  "newsletterDelivery: 'off'",
  'newsletterDelivery: "off"',
  'newsletterDelivery:\n  endpoint: https://news.provider.com/join\n  format: form',
])('%j is valid', async (lines) => {
  const copy = await copyContent();
  await copy.edit('site.yaml', 'newsletterDelivery: simulated', lines);
  const found = await copy.check();
  // Unnecessary quotes are only a matter of format.
  expect(found.filter(({ rule }) => rule !== 'not-canonical')).toEqual([]);
});
