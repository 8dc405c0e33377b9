import { expect, test } from 'vitest';
import { hasEstimate } from '../../scripts/content/model/routes.ts';
import { estimateHref } from './href.ts';

test.each([
  '/',
  '/contact',
  '/services/roofing',
  '/restoration/fire-damage',
  '/service-areas/byron',
])('stays on %s, which has the form', (path) => {
  expect(estimateHref(hasEstimate(path))).toBe('#contact-form');
});

test.each(['/about', '/blog', '/blog/contact', '/contacts'])(
  'leaves %s for the contact page',
  (path) => {
    expect(estimateHref(hasEstimate(path))).toBe('/contact#contact-form');
  },
);
