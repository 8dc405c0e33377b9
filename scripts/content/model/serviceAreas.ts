import type { z } from 'zod';
import type { SingleType } from './contentType.ts';
import { coordinates, group, label, list, reference, text, wholePlace } from './fields.ts';
import { evidenceWords } from './service.ts';

const area = group('Area', 'A place we serve; primary when it has a page', {
  name: text('Name', 'The place’s name', { max: 60 }),
  ...coordinates('without it, the place is only in the lists and not on the map'),
  city: reference(
    'city',
    'City page',
    'The last part of the page’s address, for example byron; leave it out for a place without a page',
  ).optional(),
}).superRefine(wholePlace);

const map = group(
  'Map',
  'The drawing of our area; a name that you leave out does not appear on it',
  {
    river: label('River', 'The name beside the Rock River').optional(),
    westernRiver: label('Western river', 'The name beside the Mississippi').optional(),
    lake: label('Lake', 'The name on Lake Michigan').optional(),
    others: list(
      area,
      'Further places',
      'Places on the map that are in neither list, such as those that only the about page names',
    ).optional(),
  },
);

const stateAreas = (state: string) =>
  group(state, `The ${state} areas`, {
    heading: label('Heading', 'The list’s heading'),
    areas: list(area, 'Areas', `The ${state} areas`).meta({ unique: 'name' }),
  });

const serviceAreasSchema = group('Service areas', 'The places we serve', {
  illinois: stateAreas('Illinois'),
  wisconsin: stateAreas('Wisconsin'),
  legend: group('Legend', 'What the two marks mean', {
    primary: label('Primary', 'Explains the mark for primary areas'),
    extended: label('Extended', 'Explains the mark for extended areas'),
  }),
  map: map.optional(),
  cityPage: group('City page', 'The text that all city pages share', {
    callHeading: text('Call heading', 'The panel’s heading; {city} stands for the city', {
      max: 80,
    }).meta({ fills: ['city'] }),
    callText: text('Call text', 'The panel’s sentence; {city} stands for the city', {
      max: 300,
    }).meta({ fills: ['city'] }),
    evidence: evidenceWords('city'),
    callLabel: label('Button', 'Scrolls to the estimate form'),
    otherAreasHeading: label('Other areas', 'The heading above links to the other cities'),
  }),
});

export type ServiceAreasWords = z.infer<typeof serviceAreasSchema>;

export const serviceAreasType = {
  file: 'service-areas.yaml',
  type: 'ServiceAreasWords',
  schema: serviceAreasSchema,
} as const satisfies SingleType;
