import { expect, test } from 'vitest';
import { estimateHref } from './estimateHref.ts';

test.each([
  '/',
  '/contact',
  '/services/roofing',
  '/restoration/fire-damage',
  '/service-areas/byron',
])('stays on %s, which has the form', (path) => {
  expect(estimateHref(path)).toBe('#contact-form');
});

test.each(['/about', '/blog', '/blog/contact', '/contacts'])(
  'leaves %s for the contact page',
  (path) => {
    expect(estimateHref(path)).toBe('/contact#contact-form');
  },
);
