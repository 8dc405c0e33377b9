import type { SingleType } from './contentType.ts';
import { callPanel, formerly, hero, sectionIntro, seo } from './fieldGroups.ts';
import { group, list, placeholder, text } from './fields.ts';

const differentiator = group('Differentiator', 'Something that sets us apart', {
  title: text('Title', 'What sets us apart', { max: 60 }),
  description: text('Description', 'What it means for the customer', { max: 320 }),
});

const region = group('State', 'The places we serve in one state', {
  name: text('State', 'The state’s name', { max: 30 }),
  places: list(text('Place', 'A city or area', { max: 60 }), 'Places', 'Cities and areas'),
});

const aboutSchema = group('About page', 'The text of the about page', {
  seo,
  hero,
  story: group('Founding story', 'How the company began', {
    heading: sectionIntro.heading,
    paragraphs: list(
      text('Paragraph', 'A paragraph of the story', { max: 900 }).meta({ sample: 'words' }),
      'Paragraphs',
      'The story',
    ),
    placeholder,
  }),
  differentiators: group('Differentiators', 'What sets us apart', {
    ...sectionIntro,
    items: list(differentiator, 'Items', 'The points, strongest first'),
  }),
  coverage: group('Coverage', 'Where we work', {
    ...sectionIntro,
    regions: list(region, 'States', 'The states that we work in'),
  }),
  call: callPanel,
  ...formerly,
});

export const aboutType = {
  file: 'about.yaml',
  type: 'About',
  schema: aboutSchema,
  path: '/about',
} as const satisfies SingleType;
