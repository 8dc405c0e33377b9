import { expect, test } from 'vitest';
import type { PostEntry } from '#content/posts';
import { relatedPosts } from './relatedPosts.ts';

const post = (slug: string, category: string, location: string) =>
  ({ slug, category, location }) as PostEntry;

const current = post('current', 'materials', 'Roscoe, IL');

test('related posts share the category or the place', () => {
  const others = [
    post('same-category', 'materials', 'Rockford, IL'),
    post('same-place', 'services', 'Roscoe, IL'),
    post('neither', 'services', 'Rockford, IL'),
  ];
  expect(relatedPosts(current, [current, ...others]).map(({ slug }) => slug)).toEqual([
    'same-category',
    'same-place',
  ]);
});

test('there are at most three', () => {
  const many = Array.from({ length: 5 }, (_, index) => post(`${index}`, 'materials', 'Byron, IL'));
  expect(relatedPosts(current, many)).toHaveLength(3);
});
