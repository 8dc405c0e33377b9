import type { SingleType } from './contentType.ts';
import { formerly, seo } from './fieldGroups.ts';
import { group, label, text } from './fields.ts';

const cardFields = {
  heading: text('Heading', 'The card’s heading', { max: 60 }),
  text: text('Text', 'The card’s sentence', { max: 200 }),
};

const contactSchema = group('Contact page', 'The text of the contact page', {
  seo,
  heading: text('Heading', 'The page’s main heading', { max: 80 }),
  intro: text('Introduction', 'One or two sentences below the heading', { max: 320 }),
  phone: group('Phone card', 'The card with the phone number', {
    ...cardFields,
    messagesLabel: label(
      'Messages link',
      'The text in front of the number for text messages, if the site has one',
    ).optional(),
  }),
  illinois: group(
    'Illinois card',
    'Shows the Illinois offices, or the main office if there are none',
    cardFields,
  ),
  wisconsin: group(
    'Wisconsin card',
    'Shows the Wisconsin offices, or the main office if there are none',
    cardFields,
  ),
  directionsLabel: label('Directions link', 'The text of the link to the maps service'),
  map: group('Map', 'The map of the area', {
    heading: text('Heading', 'The map’s heading', { max: 60 }),
    showLabel: label('Show button', 'The text on the button that loads the map'),
    openLabel: label('Link', 'The text of the link to the map itself'),
    note: text('Note', 'Whose map it is, because that service learns of the visit', { max: 160 }),
    loading: text('Loading', 'Shown until the map has loaded', { max: 80 }),
    failed: text('Failure', 'Shown when the map does not load', { max: 160 }),
    frameTitle: text('Name of the map', 'Read by screen readers', { max: 80 }),
  }).meta({
    retired: {
      image: {
        advice:
          'The map is drawn from the places in content/service-areas.yaml. Delete this line and the lines below it that start further right.',
      },
    },
  }),
  ...formerly,
});

export const contactType = {
  file: 'contact.yaml',
  type: 'Contact',
  schema: contactSchema,
  path: '/contact',
  hasEstimate: true,
} as const satisfies SingleType;
