import { z } from 'zod';
import type { SingleType } from './contentType.ts';
import { callPanel, formerly, hero, sectionIntro, seo } from './fieldGroups.ts';
import { list, placeholder, text } from './fields.ts';

const differentiator = z
  .strictObject({
    title: text('Title', 'What sets us apart', { max: 60 }),
    description: text('Description', 'What it means for the customer', { max: 320 }),
  })
  .meta({ title: 'Differentiator', description: 'Something that sets us apart' });

const region = z
  .strictObject({
    name: text('State', 'The state’s name', { max: 30 }),
    places: list(text('Place', 'A city or area', { max: 60 }), 'Places', 'Cities and areas'),
  })
  .meta({ title: 'State', description: 'The places we serve in one state' });

const aboutSchema = z
  .strictObject({
    seo,
    hero,
    story: z
      .strictObject({
        heading: sectionIntro.heading,
        paragraphs: list(
          text('Paragraph', 'A paragraph of the story', { max: 900 }).meta({ sample: 'words' }),
          'Paragraphs',
          'The story',
        ),
        placeholder,
      })
      .meta({ title: 'Founding story', description: 'How the company began' }),
    differentiators: z
      .strictObject({
        ...sectionIntro,
        items: list(differentiator, 'Items', 'The points, strongest first'),
      })
      .meta({ title: 'Differentiators', description: 'What sets us apart' }),
    coverage: z
      .strictObject({
        ...sectionIntro,
        regions: list(region, 'States', 'The states that we work in'),
      })
      .meta({ title: 'Coverage', description: 'Where we work' }),
    call: callPanel,
    ...formerly,
  })
  .meta({ title: 'About page', description: 'The text of the about page' });

export type About = z.infer<typeof aboutSchema>;

export const aboutType = {
  file: 'about.yaml',
  type: 'About',
  schema: aboutSchema,
  path: '/about',
} as const satisfies SingleType;
