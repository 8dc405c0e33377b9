import { z } from 'zod';
import type { SingleType } from './contentType.ts';
import { formerly, seo } from './fieldGroups.ts';
import { label, text } from './fields.ts';

const cardFields = {
  heading: text('Heading', 'The card’s heading', { max: 60 }),
  text: text('Text', 'The card’s sentence', { max: 200 }),
};

const card = (title: string, description: string) =>
  z.strictObject(cardFields).meta({ title, description });

const contactSchema = z
  .strictObject({
    seo,
    heading: text('Heading', 'The page’s main heading', { max: 80 }),
    intro: text('Introduction', 'One or two sentences below the heading', { max: 320 }),
    phone: z
      .strictObject({
        ...cardFields,
        messagesLabel: label(
          'Messages link',
          'The text in front of the number for text messages, if the site has one',
        ).optional(),
      })
      .meta({ title: 'Phone card', description: 'The card with the phone number' }),
    illinois: card(
      'Illinois card',
      'Shows the Illinois offices, or the main office if there are none',
    ),
    wisconsin: card(
      'Wisconsin card',
      'Shows the Wisconsin offices, or the main office if there are none',
    ),
    directionsLabel: label('Directions link', 'The text of the link to the maps service'),
    map: z
      .strictObject({
        heading: text('Heading', 'The map’s heading', { max: 60 }),
        showLabel: label('Show button', 'The text on the button that loads the map'),
        openLabel: label('Link', 'The text of the link to the map itself'),
        note: text('Note', 'Whose map it is, because that service learns of the visit', {
          max: 160,
        }),
        loading: text('Loading', 'Shown until the map has loaded', { max: 80 }),
        failed: text('Failure', 'Shown when the map does not load', { max: 160 }),
        frameTitle: text('Name of the map', 'Read by screen readers', { max: 80 }),
      })
      .meta({
        title: 'Map',
        description: 'The map of the area',
        retired: {
          image: {
            advice:
              'The map is drawn from the places in content/service-areas.yaml. Delete this line and the lines below it that start further right.',
          },
        },
      }),
    ...formerly,
  })
  .meta({ title: 'Contact page', description: 'The text of the contact page' });

export type Contact = z.infer<typeof contactSchema>;

export const contactType = {
  file: 'contact.yaml',
  type: 'Contact',
  schema: contactSchema,
  path: '/contact',
  hasEstimate: true,
} as const satisfies SingleType;
