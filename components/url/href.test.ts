import { expect, test } from 'vitest';
import { hasEstimate } from '../../scripts/content/model/routes.ts';
import { ariaCurrent, estimateHref } from './href.ts';

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

test('marks the page itself, with or without a trailing slash', () => {
  expect(ariaCurrent('/about', '/about')).toBe('page');
  expect(ariaCurrent('/about', '/about/')).toBe('page');
  expect(ariaCurrent('/', '/')).toBe('page');
});

test('does not mark a parent', () => {
  expect(ariaCurrent('/blog', '/blog/some-post')).toBeUndefined();
  expect(ariaCurrent('/', '/about')).toBeUndefined();
});
