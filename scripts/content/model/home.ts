import { z } from 'zod';
import type { SingleType } from './contentType.ts';
import { formerly, hero, picture, sectionIntro, seo } from './fieldGroups.ts';
import { metaOf } from './fieldSchema.ts';
import { group, label, list, reference, text } from './fields.ts';

const step = group('Step', 'One step of working with us', {
  number: z
    .int()
    .min(1)
    .max(99)
    .meta({ title: 'Number', description: 'The step’s number, counting from 1' }),
  title: text('Title', 'The step’s name', { max: 60 }),
  description: text('Description', 'What happens in this step', { max: 260 }),
});

const serviceCard = group('Service card', 'A card that links to a service', {
  service: reference(
    'service',
    'Service',
    'The last part of its page’s address, for example gutters',
  ),
  description: text('Description', 'The card’s text', { max: 200 }),
});

const advantage = group('Advantage', 'A reason to choose us', {
  icon: z
    .enum(['shield', 'coins', 'clipboard', 'layers'])
    .meta({ title: 'Icon', description: 'The small drawing on the card' }),
  title: text('Title', 'The advantage in a few words', { max: 60 }),
  description: text('Description', 'What the customer gets', { max: 260 }),
});

const doorway = group('Link', 'A link to a page on this site', {
  label: label('Link text', 'What the link says'),
  href: reference('path', 'Page', 'The page’s path, for example /gallery'),
  text: text('Text', 'What is there, in a sentence', { max: 160 }),
});

const homeSchema = group('Home page', 'The text of the home page', {
  seo,
  hero: hero
    .extend({
      eyebrow: label('Line above the heading', 'A few words above the heading'),
      getStartedLabel: label('First button', 'Scrolls to the estimate form'),
      discoverLabel: label('Second button', 'Leads to the services'),
    })
    .meta(metaOf(hero)),
  process: group('Process', 'How we work, step by step', {
    ...sectionIntro,
    steps: list(step, 'Steps', 'The steps in order').superRefine((steps, context) => {
      for (const [index, { number }] of steps.entries()) {
        if (number === index + 1) continue;
        const message = `This is step ${index + 1}: the numbers count up from 1.`;
        const params = { meant: String(index + 1) };
        context.addIssue({ code: 'custom', path: [index, 'number'], message, params });
      }
    }),
    buttonLabel: label('Button', 'Scrolls to the estimate form'),
  }),
  services: group('Services', 'The service cards', {
    ...sectionIntro,
    cards: list(serviceCard, 'Cards', 'The service cards').meta({ unique: 'service' }),
    linkLabel: label('Link', 'The text of the link on each card'),
  }),
  advantages: group('Advantages', 'Reasons to choose us', {
    ...sectionIntro,
    items: list(advantage, 'Advantages', 'The advantages, strongest first'),
    linkLabel: label('Link', 'The link to the estimate form'),
  }),
  premier: group('Premier contractor', 'The blurb with the call button', {
    heading: sectionIntro.heading,
    text: text('Text', 'The blurb', { max: 600 }),
    image: picture.optional(),
    inspectionLabel: label('Second button', 'Scrolls to the estimate form'),
  }),
  areas: group('Service areas', 'The text around the list of areas', {
    ...sectionIntro,
    quoteLabel: label('Button', 'The text on the quote button'),
  }),
  more: group('More', 'Links to other pages, above the estimate form', {
    heading: sectionIntro.heading,
    links: list(doorway, 'Links', 'The pages, each with a sentence', { max: 8 }),
  }).optional(),
  testimonials: group('Testimonials', 'The text above the testimonials', sectionIntro),
  ...formerly,
});

export const homeType = {
  file: 'home.yaml',
  type: 'Home',
  schema: homeSchema,
  path: '/',
  hasEstimate: true,
} as const satisfies SingleType;
