import type { SingleType } from './contentType.ts';
import { group, label, text } from './fields.ts';

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
