import { expect, test } from 'vitest';
import { formAddress } from '../../scripts/admin/collections.ts';

test.each([
  ['/', '#/collections/site-pages/entries/home'],
  ['/contact', '#/collections/site-pages/entries/contact'],
  ['/services/roofing', '#/collections/services/entries/roofing'],
  ['/restoration/fire-damage', '#/collections/services/entries/fire-damage'],
  ['/blog/a-b', '#/collections/posts/entries/a-b'],
  ['/blog/page/2', '#/collections/site-pages/entries/blog'],
  ['/privacy', '#/collections/pages/entries/privacy'],
  ['/404', '#/collections/company/entries/notFound'],
  ['/no/such/page', '#/collections/company/entries/site'],
])('%s is edited at %s', (page, form) => {
  expect(formAddress(page)).toBe(form);
});
