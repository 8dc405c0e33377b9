import { z } from 'zod';
import { httpsUrl, label, list, picture, placeholder, reference, text } from './fields.ts';

const company = z
  .strictObject({
    name: text('Company name', 'The full name, as in the header and the footer', { max: 60 }),
    shortName: text('Short name', 'The name in tight places and page titles', { max: 30 }),
    tagline: text('Tagline', 'A few words below the name', { max: 60 }),
    blurb: text('Blurb', 'The footer’s sentence about the company', { max: 300 }),
    placeholder,
  })
  .meta({ title: 'Company', description: 'Who we are' });

const phone = z
  .strictObject({
    display: z
      .string()
      .regex(/^\(\d{3}\) \d{3}-\d{4}$/)
      .meta({
        title: 'Phone number',
        description: 'Exactly as it is shown, for example (815) 555-0142',
      }),
    callLabel: label('Call button', 'The words on call buttons, before the number'),
    placeholder,
  })
  .meta({ title: 'Phone', description: 'The one number shown everywhere' });

const address = z
  .strictObject({
    street: text('Street', 'House number and street', { max: 80 }),
    city: text('City', 'The office’s city', { max: 60 }),
    state: z.enum(['IL', 'WI']).meta({ title: 'State', description: 'IL or WI' }),
    zip: z
      .string()
      .regex(/^\d{5}(-\d{4})?$/)
      .meta({
        title: 'ZIP code',
        description: "Five digits in quotes, for example '61101'",
      }),
    latitude: z.number().min(-90).max(90).meta({ title: 'Latitude', description: 'Degrees north' }),
    longitude: z
      .number()
      .min(-180)
      .max(180)
      .meta({ title: 'Longitude', description: 'Degrees east, so negative here' }),
    placeholder,
  })
  .meta({
    title: 'Address',
    description: 'The office, shown in the footer and on the contact page',
  });

const hours = z
  .strictObject({
    short: text('Hours', 'For example: Available 24/7', { max: 40 }),
    emergency: text('Emergency hours', 'For example: Available 24/7 for Emergency Repairs', {
      max: 60,
    }),
  })
  .meta({ title: 'Hours', description: 'When someone answers' });

const licence = z
  .strictObject({
    state: z
      .enum(['IL', 'WI'])
      .meta({ title: 'State', description: 'The state that gave the licence' }),
    name: text('Licence name', 'What the licence is for', { max: 60 }),
    number: text('Licence number', 'As printed on the licence', { max: 40 }),
    placeholder,
  })
  .meta({ title: 'Licence', description: 'A contractor’s licence' });

const licences = z
  .array(licence)
  .length(3)
  .refine((all) => all.filter(({ state }) => state === 'IL').length === 2, {
    error: 'There must be two Illinois licences and one Wisconsin licence.',
  })
  .meta({ title: 'Licences', description: 'Two from Illinois and one from Wisconsin' });

const certification = z
  .strictObject({
    name: text('Certification', 'The certified-installer status as it may be shown', { max: 80 }),
    placeholder,
  })
  .meta({ title: 'Certification', description: 'A certified-installer status' });

const outsideLink = (title: string, description: string) =>
  z
    .strictObject({
      label: label('Words', 'The link’s words'),
      url: httpsUrl('Address', 'The page it opens'),
      placeholder,
    })
    .meta({ title, description });

const links = z
  .strictObject({
    searchReviews: outsideLink('Search engine reviews', 'Our review page at a search engine'),
    socialReviews: outsideLink('Social network reviews', 'Our review page at a social network'),
    directions: outsideLink('Directions', 'The way to the office at a maps service'),
    map: outsideLink('Map', 'The office at a maps service').extend({
      embed: httpsUrl('Embedded map', 'What the contact page shows once a visitor asks for it'),
    }),
  })
  .meta({ title: 'Links', description: 'Pages of ours on other sites' });

const httpHosts = z
  .array(
    z
      .string()
      .regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/)
      .max(120)
      .meta({
        title: 'Site',
        description: 'The part between http:// and the next slash, for example www.rockriver.org',
      }),
  )
  .max(50)
  .optional()
  .meta({
    title: 'Sites without https',
    description: 'Other sites that texts may link to with http://, as they have no https://',
  });

/** Stands in for a provider until there is one; the compiler puts it beside the pages. */
export const chatSample = '/chat-sample.js';

const chat = z
  .strictObject({
    script: z.union([httpsUrl('Script', 'The provider’s script'), z.literal(chatSample)]).meta({
      title: 'Script',
      description: `The address of the provider’s script, or ${chatSample} for the sample`,
    }),
    container: z
      .string()
      .regex(/^[a-z][\w-]*$/i)
      .max(60)
      .meta({
        title: 'Container',
        description: 'The id of the element that the provider’s script draws the chat in',
      }),
    placeholder,
  })
  .meta({ title: 'Chat', description: 'The chat of every page; leave it out for none' });

const simulatedDelivery = z.literal('simulated').meta({
  title: 'Simulated',
  description: 'Nothing is sent: the form waits two seconds and says that it was',
});

const endpointDelivery = z
  .strictObject({
    endpoint: httpsUrl('Endpoint', 'The https:// address that the form service gave for this form'),
    format: z.enum(['json', 'form']).meta({
      title: 'Format',
      description: 'How the service reads a request: as JSON or like a plain form',
    }),
    fields: list(
      z
        .strictObject({
          name: text('Name', 'The field’s name, for example access_key', { max: 60 }),
          value: text('Value', 'What is sent in it; everyone can read it', { max: 300 }),
        })
        .meta({ title: 'Field', description: 'A fixed field that is sent along' }),
      'More fields',
      'Fixed fields that the service asks for, such as a public key or a subject',
      { max: 10 },
    ).optional(),
  })
  .meta({ title: 'Endpoint', description: 'Requests go to a form service' });

export const siteSchema = z
  .strictObject({
    url: httpsUrl('Site address', 'Where the site is published, without a slash at the end').refine(
      (url) => !url.endsWith('/'),
      { error: 'The site address must not end with a slash.' },
    ),
    titleTemplate: z
      .string()
      .max(60)
      .refine((template) => template.includes('%s'), {
        error: 'The title template needs %s where the page’s own title goes.',
      })
      .optional()
      .meta({ title: 'Title template', description: 'Wraps each page’s title; %s stands for it' }),
    company,
    phone,
    address,
    hours,
    licences,
    certifications: list(certification, 'Certifications', 'Certified-installer statuses', {
      max: 8,
    }),
    links,
    httpHosts,
    chat: chat.optional(),
    estimateDelivery: z.union([simulatedDelivery, endpointDelivery]).meta({
      title: 'Estimate delivery',
      description: 'Where estimate requests go: “simulated”, or the endpoint of a form service',
    }),
    icon: reference(
      'picture',
      'Icon',
      'The mark in browser tabs, on home screens and in search results, an SVG below content/images',
    ).regex(/\.svg$/),
    sharingImage: picture.meta({
      minWidth: 1200,
      title: 'Sharing picture',
      description: 'Shown when a page without its own picture is shared, 1200 by 630',
    }),
  })
  .meta({
    title: 'Site',
    description: 'Company, phone, address, licences and settings of the whole site',
  });

export type Site = z.infer<typeof siteSchema>;
