import { z } from 'zod';
import type { SingleType } from './contentType.ts';
import { coordinates, halfPlace, isNoHalfPlace, label, list, reference, text } from './fields.ts';
import { evidenceWords } from './servicePage.ts';

const area = z
  .strictObject({
    name: text('Name', 'The place’s name', { max: 60 }),
    ...coordinates('without it, the place is only in the lists and not on the map'),
    city: reference(
      'city',
      'City page',
      'The last part of the page’s address, for example byron; leave it out for a place without a page',
    ).optional(),
  })
  .refine(isNoHalfPlace, halfPlace)
  .meta({ title: 'Area', description: 'A place we serve; primary when it has a page' });

const map = z
  .strictObject({
    river: label('River', 'The name beside the Rock River').optional(),
    westernRiver: label('Western river', 'The name beside the Mississippi').optional(),
    lake: label('Lake', 'The name on Lake Michigan').optional(),
    others: list(
      area,
      'Further places',
      'Places on the map that are in neither list, such as those that only the about page names',
    ).optional(),
  })
  .meta({
    title: 'Map',
    description: 'The drawing of our area; a name that you leave out does not appear on it',
  });

const serviceAreasSchema = z
  .strictObject({
    illinois: z
      .strictObject({
        heading: label('Heading', 'The list’s heading'),
        areas: list(area, 'Areas', 'The Illinois areas').meta({ unique: 'name' }),
      })
      .meta({ title: 'Illinois', description: 'The Illinois areas' }),
    wisconsin: z
      .strictObject({
        heading: label('Heading', 'The list’s heading'),
        areas: list(area, 'Areas', 'The Wisconsin areas').meta({ unique: 'name' }),
      })
      .meta({ title: 'Wisconsin', description: 'The Wisconsin areas' }),
    legend: z
      .strictObject({
        primary: label('Primary', 'Explains the mark for primary areas'),
        extended: label('Extended', 'Explains the mark for extended areas'),
      })
      .meta({ title: 'Legend', description: 'What the two marks mean' }),
    map: map.optional(),
    cityPage: z
      .strictObject({
        callHeading: text('Call heading', 'The panel’s heading; {city} stands for the city', {
          max: 80,
        }).meta({ fills: ['city'] }),
        callText: text('Call text', 'The panel’s sentence; {city} stands for the city', {
          max: 300,
        }).meta({ fills: ['city'] }),
        evidence: evidenceWords('city'),
        callLabel: label('Button', 'Scrolls to the estimate form'),
        otherAreasHeading: label('Other areas', 'The heading above links to the other cities'),
      })
      .meta({ title: 'City page', description: 'The text that all city pages share' }),
  })
  .meta({ title: 'Service areas', description: 'The places we serve' });

export type ServiceAreasWords = z.infer<typeof serviceAreasSchema>;

export const serviceAreasType = {
  file: 'service-areas.yaml',
  type: 'ServiceAreasWords',
  schema: serviceAreasSchema,
} as const satisfies SingleType;
