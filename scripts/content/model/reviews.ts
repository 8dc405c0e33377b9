import { z } from 'zod';
import type { SingleType } from './contentType.ts';
import { callPanel, formerly, seo } from './fieldGroups.ts';
import { text } from './fields.ts';

export const reviewsSchema = z
  .strictObject({
    seo,
    heading: text('Heading', 'The page’s main heading', { max: 80 }),
    intro: text('Introduction', 'One or two sentences below the heading', { max: 320 }),
    elsewhere: z
      .strictObject({
        heading: text('Heading', 'The heading above the two links', { max: 80 }),
        text: text('Text', 'A sentence about the two links', { max: 240 }),
      })
      .meta({ title: 'Elsewhere', description: 'The links to review pages on other sites' }),
    call: callPanel.optional().meta({
      title: 'Call panel',
      description: 'The band at the end that invites visitors to call; leave it out to have none',
    }),
    ...formerly,
  })
  .meta({ title: 'Reviews page', description: 'The text of the reviews page' });

export type Reviews = z.infer<typeof reviewsSchema>;

export const reviewsType = {
  file: 'reviews.yaml',
  type: 'Reviews',
  schema: reviewsSchema,
  path: '/reviews',
} as const satisfies SingleType;
