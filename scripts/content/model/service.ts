import { z } from 'zod';
import { byOrder, type CollectionType, type NewEntry, type SingleType } from './contentType.ts';
import { heroPicture, pageFields, questions } from './fieldGroups.ts';
import { group, label, order, reference, text } from './fields.ts';
import { menuLink, type WithNavigation } from './navigation.ts';

/** The text around the work that the site can show for a city or a service. */
export const evidenceWords = (fill: 'city' | 'service') =>
  group(
    'Our work',
    `The projects, reviews and articles about the ${fill}; shown where there are any`,
    {
      heading: text('Heading', `The section’s heading; {${fill}} stands for the ${fill}`, {
        max: 80,
      }).meta({ fills: [fill] }),
      galleryLabel: label('Gallery link', 'Below the projects'),
      reviewsLabel: label('Reviews link', 'Below the reviews'),
      servicesHeading: label('Services heading', 'Above the links to services').optional(),
      articlesHeading: label('Articles heading', 'Above the links to articles'),
    },
  ).optional();

const servicePageSchema = group(
  'Service page',
  'The text that all service and restoration pages share',
  {
    inspectionLabel: label('Inspection button', 'Scrolls to the estimate form'),
    evidence: evidenceWords('service'),
    ready: group('Ready panel', 'The panel below the text', {
      heading: text('Heading', 'The panel’s heading', { max: 60 }),
      text: text('Text', 'The panel’s sentence', { max: 300 }),
      buttonLabel: label('Button', 'Scrolls to the estimate form'),
    }),
    sidebar: group('Sidebar', 'The column beside the text', {
      servicesHeading: label('Services heading', 'Above the list of services'),
      restorationHeading: label('Restoration heading', 'Above the list of restoration services'),
      contactHeading: label('Contact heading', 'Above the phone number'),
      hours: text('Hours', 'For example: Open 24/7', { max: 80 }),
    }),
  },
);

export const servicePageType = {
  file: 'service-page.yaml',
  type: 'ServicePage',
  schema: servicePageSchema,
} as const satisfies SingleType;

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
  atAdmin: { label: 'Services', icon: 'roofing' },
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
