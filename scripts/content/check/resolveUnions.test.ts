import { expect, test } from 'vitest';
import { contentSchema } from '../model/contentTypes.ts';
import { gatherFacts } from './gatherFacts.ts';

const review = (page: string) => `page: ${page}
order: three
name: Dan P.
location: Rockton, IL
rating: 5
text: They came the next day.
`;

test.each([
  ['reviews', ['wrong-type 3']],
  ['Reviews', ['not-allowed reviews', 'wrong-type 3']],
  // Only a review on the home page says what was done.
  ['Home', ['not-allowed home', 'wrong-type 3', 'missing-field undefined']],
  ['gallery', ['not-allowed undefined']],
])('a review of the page “%s” is judged as the kind that it names', (page, expected) => {
  const schema = contentSchema('testimonials/dan-p.yaml');
  const told = schema && gatherFacts('content/testimonials/dan-p.yaml', review(page), schema);
  const found = told?.diagnostics.map(({ rule, suggestion }) => `${rule} ${suggestion}`);
  expect(found?.toSorted()).toEqual(expected.toSorted());
});
