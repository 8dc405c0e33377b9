import type { z } from 'zod';
import type { SingleType } from './contentType.ts';
import { seo } from './fieldGroups.ts';
import { group, label, list, text } from './fields.ts';
import { pageLink } from './navigation.ts';

const message = (title: string, description: string) =>
  group(title, description, {
    seo,
    heading: text('Heading', 'What happened', { max: 80 }),
    text: text('Text', 'Why, in a sentence', { max: 240 }),
    linkLabel: label('Link', 'The way back'),
  });

const notFoundSchema = group(
  'Not-found pages',
  'What visitors see at an address that does not exist',
  {
    page: message('Unknown page', 'Shown for an address that does not exist'),
    post: message('Unknown post', 'Shown for a blog post that does not exist'),
    likely: group('Likely pages', 'Where else a lost visitor may want to go', {
      heading: text('Heading', 'Above the links', { max: 80 }),
      links: list(pageLink, 'Links', 'The pages that most visitors look for'),
    }).optional(),
    moved: group(
      'Moved page',
      'Shown at a page’s old address by hosts that can’t send visitors on right away',
      {
        heading: text('Heading', 'What happened', { max: 80 }),
        text: text('Text', 'The text in front of the link to the page', { max: 240 }),
      },
    ),
  },
);

export type NotFound = z.infer<typeof notFoundSchema>;

export const notFoundType = {
  file: 'not-found.yaml',
  type: 'NotFound',
  schema: notFoundSchema,
} as const satisfies SingleType;
