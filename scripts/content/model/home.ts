import { z } from 'zod';
import type { SingleType } from './contentType.ts';
import { formerly, hero, picture, sectionIntro, seo } from './fieldGroups.ts';
import { metaOf } from './fieldSchema.ts';
import { label, list, reference, text } from './fields.ts';

const step = z
  .strictObject({
    number: z
      .int()
      .min(1)
      .max(99)
      .meta({ title: 'Number', description: 'The step’s number, counting from 1' }),
    title: text('Title', 'The step’s name', { max: 60 }),
    description: text('Description', 'What happens in this step', { max: 260 }),
  })
  .meta({ title: 'Step', description: 'One step of working with us' });

const serviceCard = z
  .strictObject({
    service: reference(
      'service',
      'Service',
      'The last part of its page’s address, for example gutters',
    ),
    description: text('Description', 'The card’s text', { max: 200 }),
  })
  .meta({ title: 'Service card', description: 'A card that links to a service' });

const advantageIcons = ['shield', 'coins', 'clipboard', 'layers'] as const;

const advantage = z
  .strictObject({
    icon: z
      .enum(advantageIcons)
      .meta({ title: 'Icon', description: 'The small drawing on the card' }),
    title: text('Title', 'The advantage in a few words', { max: 60 }),
    description: text('Description', 'What the customer gets', { max: 260 }),
  })
  .meta({ title: 'Advantage', description: 'A reason to choose us' });

const doorway = z
  .strictObject({
    label: label('Link text', 'What the link says'),
    href: reference('path', 'Page', 'The page’s path, for example /gallery'),
    text: text('Text', 'What is there, in a sentence', { max: 160 }),
  })
  .meta({ title: 'Link', description: 'A link to a page on this site' });

const homeSchema = z
  .strictObject({
    seo,
    hero: hero
      .extend({
        eyebrow: label('Line above the heading', 'A few words above the heading'),
        getStartedLabel: label('First button', 'Scrolls to the estimate form'),
        discoverLabel: label('Second button', 'Leads to the services'),
      })
      .meta(metaOf(hero)),
    process: z
      .strictObject({
        ...sectionIntro,
        steps: list(step, 'Steps', 'The steps in order').superRefine((steps, context) => {
          for (const [index, { number }] of steps.entries()) {
            if (number === index + 1) continue;
            const message = `This is step ${index + 1}: the numbers count up from 1.`;
            context.addIssue({ code: 'custom', path: [index, 'number'], message });
          }
        }),
        buttonLabel: label('Button', 'Scrolls to the estimate form'),
      })
      .meta({ title: 'Process', description: 'How we work, step by step' }),
    services: z
      .strictObject({
        ...sectionIntro,
        cards: list(serviceCard, 'Cards', 'The service cards').meta({
          unique: 'service',
        }),
        linkLabel: label('Link', 'The text of the link on each card'),
      })
      .meta({ title: 'Services', description: 'The service cards' }),
    advantages: z
      .strictObject({
        ...sectionIntro,
        items: list(advantage, 'Advantages', 'The advantages, strongest first'),
        linkLabel: label('Link', 'The link to the estimate form'),
      })
      .meta({ title: 'Advantages', description: 'Reasons to choose us' }),
    premier: z
      .strictObject({
        heading: sectionIntro.heading,
        text: text('Text', 'The blurb', { max: 600 }),
        image: picture.optional(),
        inspectionLabel: label('Second button', 'Scrolls to the estimate form'),
      })
      .meta({ title: 'Premier contractor', description: 'The blurb with the call button' }),
    areas: z
      .strictObject({
        ...sectionIntro,
        quoteLabel: label('Button', 'The text on the quote button'),
      })
      .meta({ title: 'Service areas', description: 'The text around the list of areas' }),
    more: z
      .strictObject({
        heading: sectionIntro.heading,
        links: list(doorway, 'Links', 'The pages, each with a sentence', { max: 8 }),
      })
      .optional()
      .meta({ title: 'More', description: 'Links to other pages, above the estimate form' }),
    testimonials: z
      .strictObject(sectionIntro)
      .meta({ title: 'Testimonials', description: 'The text above the testimonials' }),
    ...formerly,
  })
  .meta({ title: 'Home page', description: 'The text of the home page' });

export type Home = z.infer<typeof homeSchema>;

export const homeType = {
  file: 'home.yaml',
  type: 'Home',
  schema: homeSchema,
  path: '/',
  hasEstimate: true,
} as const satisfies SingleType;
