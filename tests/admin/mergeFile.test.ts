import { expect, test } from 'vitest';
import { mergeFile, mergeValues } from '../../scripts/admin/github/mergeFile.ts';

const review = `page: reviews
order: 3
# She asked for the initial.
name: Ann B.
location: Beloit, WI
rating: 5
text: The crew was here at seven and gone at four.
`;
const file = 'testimonials/ann-b.yaml';

test('changes to different fields are merged, and comments stay', () => {
  const ours = review.replace('order: 3', 'order: 4');
  const theirs = review.replace('rating: 5', 'rating: 4');
  expect(mergeFile(file, review, ours, theirs)).toEqual({
    text: ours.replace('rating: 5', 'rating: 4'),
    clashes: [],
  });
});

test('where both changed the same field, ours stays and theirs is reported', () => {
  const ours = review.replace('Beloit', 'Byron');
  const theirs = review.replace('Beloit', 'Dixon');
  expect(mergeFile(file, review, ours, theirs)).toEqual({
    text: ours,
    clashes: ['Location: “Dixon, WI”'],
  });
});

test('of a file that cannot be read field by field, ours stays as a whole', () => {
  const broken = review.replace('rating: 5', 'rating 5');
  const theirs = broken.replace('Beloit', 'Dixon');
  for (const [base, other] of [
    [broken, theirs],
    [broken, review],
    [review, theirs],
  ] as const) {
    const ours = review.replace('Beloit', 'Byron');
    const merged = mergeFile(file, base, ours, other);
    expect(merged).toEqual({ text: ours, clashes: ['The file as a whole'] });
  }
});

test('two people who repaired a file in the same way need not be asked', () => {
  const broken = review.replace('rating: 5', 'rating 5');
  expect(mergeFile(file, broken, review, review.trim())).toEqual({ text: review, clashes: [] });
});

test('a text and the fields above it are merged', () => {
  const post = '---\ntitle: Hail\n---\n\nIt hailed.\n';
  const ours = post.replace('It hailed', 'It hailed hard');
  const theirs = post.replace('title: Hail', 'title: Hail in Byron');
  const merged = mergeFile('posts/hail.md', post, ours, theirs);
  expect(merged.clashes).toEqual([]);
  expect(merged.text).toContain('title: Hail in Byron');
  expect(merged.text).toContain('It hailed hard.');
});

const ann = { name: 'Ann', rating: 5 };
const ben = { name: 'Ben', rating: 5 };
const star = { name: 'Ben', rating: 4 };

test.each([
  ['an entry added by one, others left', [1, 2], [1, 2, 3], [1, 2], [1, 2, 3], []],
  ['each another entry', [1, 2], [1, 3], [4, 2], [4, 3], []],
  ['one adds an entry, the other changes one', [1, 2], [1, 2, 3], [4, 2], [1, 2, 3], [[]]],
  [
    'one moves an entry, the other changes one',
    [ann, ben],
    [ben, ann],
    [ann, star],
    [ben, ann],
    [[]],
  ],
  [
    'the other moves an entry, one changes one',
    [ann, ben],
    [ann, star],
    [ben, ann],
    [ann, star],
    [[]],
  ],
  ['an entry moved by one, others left', [ann, ben], [ben, ann], [ann, ben], [ben, ann], []],
  ['a field left out by one', { a: 1, b: 2 }, { a: 1 }, { a: 5, b: 2 }, { a: 5 }, []],
  ['a field left out by both', { a: 1, b: 2 }, { a: 1 }, { a: 1 }, { a: 1 }, []],
  ['a field added by the other', { a: 1 }, { a: 2 }, { a: 1, b: 2 }, { a: 2, b: 2 }, []],
  ['left out here, changed there', { a: 1, b: 2 }, { a: 1 }, { a: 1, b: 3 }, { a: 1 }, [['b']]],
  ['the same change by both', { a: 1 }, { a: 2 }, { a: 2 }, { a: 2 }, []],
])('%s', (_, base, ours, theirs, value, places) => {
  const merged = mergeValues(base, ours, theirs);
  expect(merged.value).toEqual(value);
  expect(merged.clashes.map(({ path }) => path)).toEqual(places);
});
