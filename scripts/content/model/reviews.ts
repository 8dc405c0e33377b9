import type { SingleType } from './contentType.ts';
import { callPanel, formerly, seo } from './fieldGroups.ts';
import { group, text } from './fields.ts';

export const reviewsSchema = group('Reviews page', 'The text of the reviews page', {
  seo,
  heading: text('Heading', 'The page’s main heading', { max: 80 }),
  intro: text('Introduction', 'One or two sentences below the heading', { max: 320 }),
  elsewhere: group('Elsewhere', 'The links to review pages on other sites', {
    heading: text('Heading', 'The heading above the two links', { max: 80 }),
    text: text('Text', 'A sentence about the two links', { max: 240 }),
  }),
  call: callPanel.optional().meta({
    title: 'Call panel',
    description: 'The band at the end that invites visitors to call; leave it out to have none',
  }),
  ...formerly,
});

export const reviewsType = {
  file: 'reviews.yaml',
  type: 'Reviews',
  schema: reviewsSchema,
  path: '/reviews',
} as const satisfies SingleType;
