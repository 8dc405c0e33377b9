import { z } from 'zod';
import { label, placeholder, text } from './fields.ts';

export const company = z
  .strictObject({
    name: text('Company name', 'The full name, as in the header and the footer', { max: 60 }).meta({
      sample: 'words',
    }),
    shortName: text('Short name', 'The name in tight places and page titles', { max: 30 }),
    tagline: text('Tagline', 'A few words below the name', { max: 60 }),
    blurb: text('Blurb', 'The footer’s sentence about the company', { max: 300 }),
    founded: z.int().min(1800).max(2100).optional().meta({
      title: 'Founded',
      description: 'The year in which the company began, for search engines, for example 1998',
    }),
    // Search engines cut longer ones off.
    priceRange: text('Price range', 'What our work costs, for search engines, for example $$', {
      max: 99,
    }).optional(),
    placeholder,
  })
  .meta({ title: 'Company', description: 'Who we are' });

const phoneNumber = (title: string, description: string) =>
  z
    .string()
    .regex(/^\(\d{3}\) \d{3}-\d{4}$/)
    .meta({ title, description });

export const phoneSchema = z
  .strictObject({
    display: phoneNumber(
      'Phone number',
      'The area code in round brackets, for example (815) 555-0142',
    ).meta({ sample: 'phone' }),
    callLabel: label('Call button', 'The words on call buttons, before the number'),
    placeholder,
  })
  .meta({ title: 'Phone', description: 'The one number shown everywhere' });

export const textMessages = phoneNumber(
  'Text messages',
  'A number that takes text messages and photographs, for example (815) 555-0142; leave it out if none does',
).optional();

export const email = z.email().max(120).optional().meta({
  title: 'E-mail',
  description: 'Where people can write to, for example office@harlowridge.example',
});

export const address = z
  .strictObject({
    street: text('Street', 'House number and street', { max: 80 }).meta({
      role: 'street',
      sample: 'words',
    }),
    city: text('City', 'The office’s city', { max: 60 }),
    state: z.enum(['IL', 'WI']).meta({ title: 'State', description: 'IL or WI' }),
    zip: z
      .string()
      .regex(/^\d{5}(-\d{4})?$/)
      .meta({
        title: 'ZIP code',
        description: "Five digits in quotes, for example '61101'",
      }),
    latitude: z
      .number()
      .min(-90)
      .max(90)
      .meta({ title: 'Latitude', description: 'Degrees north, for example 42.2736' }),
    longitude: z.number().min(-180).max(180).meta({
      title: 'Longitude',
      description: 'Degrees east, so negative here, for example -89.0942',
    }),
    placeholder,
  })
  .meta({
    title: 'Address',
    description: 'The office, shown in the footer and on the contact page',
  });

export const hours = z
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
    number: text('Licence number', 'As printed on the licence', { max: 40 }).meta({
      sample: 'licence',
    }),
    placeholder,
  })
  .refine(({ state, number }) => !/^(?:IL|WI)\b/.test(number) || number.startsWith(state), {
    error: 'The number begins with the other state’s letters.',
    path: ['number'],
  })
  .meta({ title: 'Licence', description: 'A contractor’s licence' });

export const licences = z
  .array(licence)
  .length(3)
  .refine((all) => all.filter(({ state }) => state === 'IL').length === 2, {
    error: 'There must be two Illinois licences and one Wisconsin licence.',
  })
  .meta({ title: 'Licences', description: 'Two from Illinois and one from Wisconsin' });

export const certification = z
  .strictObject({
    name: text('Certification', 'The certified-installer status as it may be shown', {
      max: 80,
    }).meta({
      sample: 'words',
    }),
    placeholder,
  })
  .meta({ title: 'Certification', description: 'A certified-installer status' });
