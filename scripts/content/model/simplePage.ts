import { z } from 'zod';
import type { CollectionType, NewEntry } from './contentType.ts';
import { heroPicture, pageFields, questions } from './fieldGroups.ts';
import { group, text } from './fields.ts';
import { footerLink, type WithNavigation } from './navigation.ts';

const simplePageSchema = group('Page', 'A page of its own, such as financing or privacy', {
  heading: text('Heading', 'The page’s main heading', { max: 80 }),
  intro: text('Introduction', 'One or two sentences below the heading', {
    min: 20,
    max: 320,
  }).meta({ sample: 'words' }),
  image: heroPicture.optional(),
  estimate: z.boolean().optional().meta({
    title: 'Estimate form',
    description: 'Ends the page with the free estimate and its form',
  }),
  questions,
  ...pageFields,
});

type SimplePage = z.infer<typeof simplePageSchema>;

export const simplePageType = {
  folder: 'pages',
  atAdmin: { label: 'More pages', icon: 'article' },
  extension: '.md',
  type: 'SimplePage',
  schema: simplePageSchema,
  routes: ['/@slug'],
  compare: () => 0,
  adding: {
    name: 'page',
    label: 'A page of its own, such as financing',
    titleField: 'heading',
    slugFields: ['heading'],
    listings: [
      (entry: NewEntry, model: WithNavigation) =>
        footerLink(entry, (entry.value as SimplePage).heading, model),
    ],
  },
} as const satisfies CollectionType;
