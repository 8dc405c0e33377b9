import { z } from 'zod';
import { byOrder, type CollectionType, type NewEntry } from './contentType.ts';
import { heroPicture, pageFields, questions } from './fieldGroups.ts';
import { group, order, reference, text } from './fields.ts';
import { menuLink, type WithNavigation } from './navigation.ts';

/** The sections that services are in, in the order of the menus. */
const sections = ['services', 'restoration'] as const;

const serviceSchema = group('Service', 'A service or restoration page', {
  section: z
    .enum(sections)
    .meta({ title: 'Section', description: 'services or restoration; decides the page’s address' }),
  order,
  name: text('Name', 'The service’s name in menus and on cards', { max: 50 }),
  heading: text('Heading', 'The page’s main heading', { max: 80 }),
  summary: text('Summary', 'One or two sentences below the heading', { min: 40, max: 320 }).meta({
    sample: 'words',
  }),
  urgent: text(
    'Urgent line',
    'A line at the very top, with the number after it, for what can’t wait: Water coming in? Call now, any hour; leave it out for everything else',
    { max: 60 },
  ).optional(),
  image: heroPicture,
  serviceType: reference(
    'service-type',
    'Service type',
    'The choice in the estimate form’s service field that is already made on this page; leave it out to make none',
  ).optional(),
  questions,
  ...pageFields,
});

type Service = z.infer<typeof serviceSchema>;

export const serviceType = {
  folder: 'services',
  extension: '.md',
  type: 'Service',
  schema: serviceSchema,
  routes: ['/services/@slug', '/restoration/@slug'],
  routeOf: ({ section }: Service) => `/${section}/@slug`,
  hasEstimate: true,
  compare: (a: Service, b: Service) =>
    sections.indexOf(a.section) - sections.indexOf(b.section) || byOrder(a, b),
  adding: {
    name: 'service',
    label: 'A page about something we do',
    titleField: 'name',
    slugFields: ['name'],
    listings: [
      (entry: NewEntry, model: WithNavigation) =>
        menuLink(entry, (entry.value as Service).name, model),
    ],
  },
} as const satisfies CollectionType;
