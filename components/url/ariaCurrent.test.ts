import { expect, test } from 'vitest';
import { ariaCurrent } from './ariaCurrent.ts';

test('marks the page itself, with or without a trailing slash', () => {
  expect(ariaCurrent('/about', '/about')).toBe('page');
  expect(ariaCurrent('/about', '/about/')).toBe('page');
  expect(ariaCurrent('/', '/')).toBe('page');
});

test('does not mark a parent', () => {
  expect(ariaCurrent('/blog', '/blog/some-post')).toBeUndefined();
  expect(ariaCurrent('/', '/about')).toBeUndefined();
});
