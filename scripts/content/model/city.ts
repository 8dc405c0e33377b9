import type { z } from 'zod';
import {
  byOrder,
  type CollectionType,
  type ListAddition,
  type NewEntry,
  type SingleType,
} from './contentType.ts';
import {
  aboutServices,
  heroPicture,
  nameAlone,
  pageFields,
  questions,
  state,
} from './fieldGroups.ts';
import { coordinates, group, label, list, order, reference, text, wholePlace } from './fields.ts';
import { menuLink, type WithNavigation } from './navigation.ts';
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

export const serviceAreasType = {
  file: 'service-areas.yaml',
  type: 'ServiceAreasWords',
  schema: serviceAreasSchema,
} as const satisfies SingleType;

const citySchema = group('City', 'A city’s landing page', {
  order,
  name: text('Name', 'The city’s name, without its state', { max: 50 }).superRefine(nameAlone),
  state,
  heading: text('Heading', 'The page’s main heading', { max: 80 }),
  intro: text('Introduction', 'One to three sentences below the heading', {
    min: 40,
    max: 400,
  }).meta({ sample: 'words' }),
  services: aboutServices.meta({
    title: 'Service pages',
    description: 'Services to list here, besides those of its projects and reviews',
  }),
  image: heroPicture,
  questions,
  ...pageFields,
});

export type City = z.infer<typeof citySchema>;

/** The parts of the content model that list cities. */
interface Lists extends WithNavigation {
  singles: WithNavigation['singles'] & {
    serviceAreas?: { value: z.infer<typeof serviceAreasSchema> };
  };
}

const stateLists = { IL: 'illinois', WI: 'wisconsin' } as const;

/** Links the area with the city’s name to the new page, or adds such an area. */
function areaEntry({ slug, value }: NewEntry, { singles }: Lists): ListAddition | undefined {
  const { name, state } = value as City;
  const list = singles.serviceAreas?.value[stateLists[state]];
  if (!list || list.areas.some(({ city }) => city === slug)) return undefined;
  const index = list.areas.findIndex((area) => area.name.toLowerCase() === name.toLowerCase());
  const isNew = index === -1;
  const where = `the list “${list.heading}” on the home page`;
  return {
    file: serviceAreasType.file,
    at: [stateLists[state], 'areas', ...(isNew ? [list.areas.length] : [index, 'city'])],
    value: isNew ? { name, city: slug } : slug,
    effect: isNew
      ? `“${name}” is now the last place in ${where}.`
      : `“${name}” in ${where} now links to the new page.`,
  };
}

export const cityType = {
  folder: 'cities',
  atAdmin: { label: 'Cities', icon: 'location_city' },
  extension: '.md',
  type: 'City',
  schema: citySchema,
  routes: ['/service-areas/@slug'],
  hasEstimate: true,
  compare: byOrder,
  adding: {
    name: 'city',
    label: 'A page about a place we serve',
    titleField: 'name',
    slugFields: ['name'],
    listings: [
      areaEntry,
      (entry: NewEntry, model: Lists) => {
        const { name, state } = entry.value as City;
        return menuLink(entry, `${name}, ${state}`, model);
      },
    ],
  },
} as const satisfies CollectionType;
