import { z } from 'zod';
import { label, list, reference, text } from './fields.ts';

/** The place that an entry is about; its page shows the entry. */
export const aboutCity = reference(
  'city',
  'City page',
  'The file name of the city’s page, without .md; the page shows it, too',
).optional();

/** The services that an entry is about; their pages show the entry. */
export const aboutServices = list(
  reference('service', 'Service page', 'The file name of a service, without .md'),
  'Service pages',
  'The services that it is about; their pages show it, too',
  { max: 12 },
).optional();

/**
 * The words around what the site has to show of a place or a service.
 * @param fill what the page puts into the heading, `city` or `service`
 */
export const evidenceWords = (fill: 'city' | 'service') =>
  z
    .strictObject({
      heading: text('Heading', `The section’s heading; {${fill}} stands for the ${fill}`, {
        max: 80,
      }).meta({ fills: [fill] }),
      galleryLabel: label('Gallery link', 'Below the projects'),
      reviewsLabel: label('Reviews link', 'Below the reviews'),
      servicesHeading: label('Services heading', 'Above the links to services').optional(),
      articlesHeading: label('Articles heading', 'Above the links to articles'),
    })
    .optional()
    .meta({
      title: 'Our work',
      description: `The projects, reviews and articles of the ${fill}; shown where there are some`,
    });
