import type { z } from 'zod';
import { byOrder, type CollectionType, type ListAddition, type NewEntry } from './contentType.ts';
import { aboutServices, heroPicture, pageFields, questions, state } from './fieldGroups.ts';
import { group, order, text } from './fields.ts';
import { menuLink, type WithNavigation } from './navigation.ts';
import type { ServiceAreasWords } from './serviceAreas.ts';

const moreThanName =
  'This is more than the name. The state has a field of its own, and pages add it.';

const citySchema = group('City', 'A city’s landing page', {
  order,
  name: text('Name', 'The city’s name, without its state', { max: 50 }).superRefine(
    (name, context) => {
      const [meant = ''] = name.split(/\s*,/);
      if (meant !== name)
        context.addIssue({ code: 'custom', message: moreThanName, params: { meant } });
    },
  ),
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
  singles: WithNavigation['singles'] & { serviceAreas?: { value: ServiceAreasWords } };
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
    file: 'service-areas.yaml',
    at: [stateLists[state], 'areas', ...(isNew ? [list.areas.length] : [index, 'city'])],
    value: isNew ? { name, city: slug } : slug,
    effect: isNew
      ? `“${name}” is now the last place in ${where}.`
      : `“${name}” in ${where} now links to the new page.`,
  };
}

export const cityType = {
  folder: 'cities',
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
