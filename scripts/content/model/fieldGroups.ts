import { z } from 'zod';
import { day, group, identifier, label, list, placeholder, reference, text } from './fields.ts';

/** CSS keywords for places in a picture, so that styles can use them directly. */
const focus = z
  .enum([
    'left top',
    'top',
    'right top',
    'left',
    'center',
    'right',
    'left bottom',
    'bottom',
    'right bottom',
  ])
  .optional()
  .meta({
    title: 'Focus',
    description:
      'Where the main thing is in the picture, such as right or left bottom; it stays in view where the picture is cropped; the middle, if left out',
  });

export const picture = group('Picture', 'A picture and its description', {
  file: reference(
    'picture',
    'Picture file',
    'One of the pictures in content/images, for example heroes/home.svg',
  ),
  alt: text('Description', 'What the picture shows, for people who cannot see it', {
    min: 5,
    max: 160,
  }).meta({ role: 'alt' }),
  focus,
});

export type PictureReference = z.infer<typeof picture>;

export const seo = group('Search listing', 'How the page appears in search results', {
  title: text('Search title', 'The page’s title in search results and the browser tab', {
    max: 60,
  }),
  description: text('Search description', 'The two lines below the title in search results', {
    min: 50,
    max: 160,
  }),
  keywords: list(
    text('Keyword', 'A phrase people search for', { max: 60 }),
    'Keywords',
    'Phrases people search for',
  ),
});

/** The addresses that a page had before; spread into every type whose files have a page. */
export const formerly = {
  formerly: list(
    reference(
      'old-address',
      'Old address',
      'An address without the site’s name, for example /services/roof-leaks',
    ),
    'Old addresses',
    'Where the page used to be; anyone who opens one of these addresses is sent on',
  ).optional(),
};

/** When an entry is on the site. Days begin and end at midnight in Coordinated Universal Time. */
export const publishing = {
  draft: z.boolean().optional().meta({ title: 'Draft', description: 'Keeps it off the site' }),
  publishAt: day('Publish on', 'The first day it is on the site').optional(),
  expireAt: day('Remove on', 'The day it leaves the site').optional(),
};

/** The fields at the end of every page’s file. */
export const pageFields = { seo, placeholder, ...publishing, ...formerly };

/** A picture that fills the top of a page. */
export const heroPicture = picture.meta({ minWidth: 1200 });

export const hero = group('Hero', 'The picture band at the top of the page', {
  heading: text('Heading', 'The page’s main heading', { max: 80 }),
  text: text('Introduction', 'One or two sentences below the heading', { max: 320 }),
  image: heroPicture,
});

/** A heading with a sentence or two, as most sections start with. */
export const sectionIntro = {
  heading: text('Heading', 'The section’s heading', { max: 90 }),
  intro: text('Introduction', 'A sentence or two below the heading', { max: 400 }),
};

/** A band that invites visitors to call or to ask for an inspection. */
export const callPanel = group('Call panel', 'A band that invites visitors to call', {
  heading: text('Heading', 'The panel’s heading', { max: 90 }),
  text: text('Text', 'One or two sentences', { max: 400 }),
  callLabel: label('Call button', 'The text in front of the phone number on the button'),
  contactLabel: label('Contact button', 'The text on the second button'),
});

const question = group('Question', 'A question and its answer', {
  question: text('Question', 'As a visitor would ask it', { min: 8, max: 120 }),
  answer: text('Answer', 'A few sentences that start with the answer', {
    min: 40,
    max: 900,
  }).meta({ sample: 'words' }),
  link: group('Link', 'A page on this site that says more', {
    label: label('Link text', 'What the page explains, for example How a claim works'),
    href: reference('path', 'Page', 'The page’s path, for example /services/storm-damage'),
  }).optional(),
  placeholder,
});

/** Questions that visitors of a page ask, shown below its text. */
export const questions = group(
  'Questions',
  'Questions and answers below the text; leave them out to show none',
  {
    heading: text('Heading', 'Above the questions, for example What a new roof costs', { max: 90 }),
    list: list(question, 'Questions', 'The questions with their answers, most asked first', {
      min: 3,
      max: 8,
    }).meta({ unique: 'question' }),
  },
).optional();

const noticeFields = {
  title: text('Title', 'The notice’s title', { max: 60 }),
  text: text('Text', 'The notice’s sentence', { max: 200 }),
};

/** What a form says after its button was clicked; `when` follows the word “Shown”. */
export const formNotice = (title: string, when: string) =>
  group(title, `Shown ${when}`, noticeFields);

/** A notice below which the form’s button sends the form again. */
export const unansweredNotice = (when: string) =>
  group('Not known', `Shown ${when}`, {
    ...noticeFields,
    againLabel: label(
      'Button',
      'The text on the form’s button while this shows; clicking it may send the same thing twice',
    ),
  });

/** One category of projects or posts. */
export const category = group('Category', 'One category', {
  id: identifier,
  name: text('Name', 'As visitors see it', { max: 40 }),
});

/** A state that we work in. */
export const state = z
  .enum(['IL', 'WI'])
  .meta({ title: 'State', description: 'The state in two letters' });

const moreThanName =
  'This is more than the name. The state has a field of its own, and pages add it.';

/** Checks that a city’s name is without its state. */
export function nameAlone(name: string, context: z.RefinementCtx): void {
  const [meant = ''] = name.split(/\s*,/);
  if (meant !== name)
    context.addIssue({ code: 'custom', message: moreThanName, params: { meant } });
}

/** The place that an entry is about; its page shows the entry. */
export const aboutCity = reference(
  'city',
  'City page',
  'The last part of the page’s address, for example byron; the page shows it too',
).optional();

/** The services that an entry is about; their pages show the entry. */
export const aboutServices = list(
  reference('service', 'Service page', 'The last part of its page’s address, for example gutters'),
  'Service pages',
  'The services that it is about; their pages show it too',
  { max: 12 },
).optional();

/** The fields of a link that may be left out; {@link wholeLink} checks that neither is alone. */
export const optionalLink = (words: string, page: string) => ({
  linkLabel: label('Link text', words).optional(),
  link: reference('path', 'Linked page', page).optional(),
});

type Linkable = { [Key in 'linkLabel' | 'link']?: string | undefined };

/** Checks that a link has both its words and its page, or neither. */
export function wholeLink({ linkLabel, link }: Linkable, context: z.RefinementCtx): void {
  if ((linkLabel === undefined) === (link === undefined)) return;
  const path = [linkLabel === undefined ? 'link' : 'linkLabel'];
  const message =
    'A link needs both its words and its page: add the one that is missing, or delete this one.';
  context.addIssue({ code: 'custom', path, message });
}
