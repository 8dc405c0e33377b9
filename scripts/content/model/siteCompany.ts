import { z } from 'zod';
import { nameAlone, state } from './fieldGroups.ts';
import {
  coordinates,
  group,
  httpsUrl,
  label,
  list,
  pattern,
  placeholder,
  text,
  wholePlace,
} from './fields.ts';
import { noon, type WeeklyHours, weeklyHours } from './weeklyHours.ts';

const phoneNumber = (title: string, description: string) =>
  pattern(title, description, /^\(\d{3}\) \d{3}-\d{4}$/);

const display = phoneNumber(
  'Phone number',
  'The area code in parentheses, for example (815) 555-0142',
).meta({ sample: 'phone', role: 'fact' });

/** Checks that a street is without its city, which pages add. */
function streetAlone(
  { street, city }: { street: string; city: string },
  context: z.RefinementCtx,
): void {
  const [meant, rest] = street.split(`, ${city}`);
  if (rest === undefined || /^ (?![A-Z]{2}\b)|^\w/.test(rest)) return;
  const params = { meant };
  context.addIssue({ code: 'custom', path: ['street'], message: moreThanStreet, params });
}

const moreThanStreet =
  'This is more than the street. The city, the state and the ZIP code have fields of their own, and pages add them.';

const office = group('Office', 'An address where people can find us', {
  street: text('Street', 'House number and street', { max: 80 }).meta({
    role: 'fact',
    sample: 'words',
  }),
  city: text('City', 'The office’s city', { max: 60 }).superRefine(nameAlone),
  state,
  zip: pattern('ZIP code', 'Five digits, for example 61101', /^\d{5}(-\d{4})?$/),
  ...coordinates('without it, maps look for the street'),
  hours: weeklyHours(
    'Opening hours',
    'When the door is open; leave them out if people come by appointment',
  ).optional(),
  placeholder,
})
  .superRefine(wholePlace)
  .superRefine(streetAlone);

const years = (title: string, description: string) =>
  z.int().min(1).max(100).optional().meta({ title, description });

const licence = group('License', 'A contractor’s license', {
  state: state.meta({ description: 'The state that issued the license' }),
  name: text('License name', 'What the license is for', { max: 60 }),
  number: text('License number', 'As printed on the license', { max: 40 }).meta({
    sample: 'licence',
  }),
  placeholder,
}).refine(({ state, number }) => !/^(?:IL|WI)\b/.test(number) || number.startsWith(state), {
  error: 'The number begins with the other state’s letters.',
  path: ['number'],
});

const ofState = (name: string, all: readonly { state: string }[]): number =>
  all.filter(({ state }) => state === name).length;

const certification = group('Certification', 'A certified-installer status', {
  name: text('Certification', 'The certified-installer status, worded as it may be shown', {
    max: 80,
  }).meta({ sample: 'words' }),
  placeholder,
});

/** The settings that say who the company is and how to reach it. */
export const companyFields = {
  company: group('Company', 'Who we are', {
    name: text('Company name', 'The full name, as shown in the header and the footer', {
      max: 60,
    }).meta({ sample: 'words' }),
    shortName: text('Short name', 'The name for tight places and page titles', { max: 30 }),
    tagline: text('Tagline', 'A few words below the name', { max: 60 }),
    blurb: text('Blurb', 'The footer’s sentence about the company', { max: 300 }),
    founded: z.int().min(1800).max(2100).optional().meta({
      title: 'Founded',
      description: 'The year the company began, for search engines, for example 1998',
    }),
    // Search engines cut longer ones off.
    priceRange: text('Price range', 'What our work costs, for search engines, for example $$', {
      max: 99,
    }).optional(),
    placeholder,
  }),
  phone: group('Phone', 'The number shown everywhere', {
    display,
    callLabel: label('Call button', 'The text on call buttons, in front of the number'),
    hours: weeklyHours('Phone hours', 'When someone answers: always, or the times for each day'),
    placeholder,
  }),
  emergencyPhone: group(
    'Emergency phone',
    'For emergencies that have their own number or hours; leave it out if the phone takes them too',
    {
      display,
      hours: weeklyHours(
        'Emergency hours',
        'When someone answers in an emergency: always, or the times for each day',
        noon - 1,
      ),
      placeholder,
    },
  ).optional(),
  textMessages: phoneNumber(
    'Text messages',
    'A number that takes text messages and photos, for example (815) 555-0142; leave it out if none does',
  )
    .meta({ role: 'fact' })
    .optional(),
  email: z.email().max(120).optional().meta({
    title: 'E-mail',
    description: 'Where people can write to you, for example office@harlowridge.example',
    role: 'fact',
  }),
  offices: z.array(office).min(1).max(20).meta({
    title: 'Offices',
    description:
      'Shown in the footer and on the contact page; the first one is the main office, used beside the form and for search engines',
  }),
  // Only the words: the times themselves are with the phone and the offices.
  hours: group('Hours', 'How the site says when someone answers', {
    short: text('Hours', 'For example: Available 24/7', { max: 80 }),
    emergency: text('Emergency hours', 'For example: Available 24/7 for Emergency Repairs', {
      max: 100,
    }),
  }),
  warranty: group('Warranty', 'The warranty numbers that appear in text', {
    workmanship: years(
      'Workmanship',
      'How many years our own warranty on our work lasts, for example 10',
    ),
    product: years('Product', 'How many years the maker’s product warranty lasts, for example 50'),
    wind: z.int().min(50).max(300).optional().meta({
      title: 'Wind',
      description:
        'The wind speed that the maker rates a roof for, in miles per hour, for example 130',
    }),
  }).optional(),
  licences: z
    .array(licence)
    .max(8)
    .refine((all) => ofState('IL', all) >= 2 && ofState('WI', all) >= 1, {
      error: 'There must be at least two Illinois licenses and one Wisconsin license.',
    })
    .meta({
      title: 'Licenses',
      description: 'At least two from Illinois and one from Wisconsin, in the footer’s order',
    }),
  licenceLookUp: group(
    'License lookup',
    'The states’ pages where anyone can look up our licenses',
    {
      label: label('Link text', 'The link beside each license, for example Look up'),
      illinois: httpsUrl('Illinois', 'Where the state of Illinois lets people look up a license'),
      wisconsin: httpsUrl(
        'Wisconsin',
        'Where the state of Wisconsin lets people look up a license',
      ),
    },
  ).optional(),
  certifications: list(certification, 'Certifications', 'Certified-installer statuses', { max: 8 }),
};

/** A number and when it is answered. */
export interface PhoneLine {
  readonly display: string;
  readonly hours: WeeklyHours;
}

/** The line to call in an emergency. */
export const emergencyLine = (site: {
  phone: PhoneLine;
  emergencyPhone?: PhoneLine | undefined;
}): PhoneLine => site.emergencyPhone ?? site.phone;

/** An office’s address, and when its door is open. */
export type Office = Readonly<z.infer<typeof office>>;

/** The address on one line, for maps and texts. */
export const addressLine = ({ street, city, state, zip }: Office): string =>
  `${street}, ${city}, ${state} ${zip}`;
