import { z } from 'zod';
import type { SingleType } from './contentType.ts';
import { formNotice, optionalLink, unansweredNotice, wholeLink } from './fieldGroups.ts';
import { filledText, group, identifier, label, list, text } from './fields.ts';
import { numberWords } from './words.ts';

const fieldWords = {
  label: text('Label', 'The name above the field', { max: 90 }),
  placeholder: text('Example', 'Gray text in the empty field', { max: 80 })
    .meta({ role: 'example' })
    .optional(),
  message: text('Message', 'Shown when the field has a mistake', { max: 120 }),
};

const field = (title: string) => group(title, 'The text of one field', fieldWords);

const option = <T extends z.ZodType>(value: T) =>
  group('Option', 'One choice', {
    value: value.meta({
      title: 'Value',
      description:
        'What the office receives and sorts its mail by, for example storm-damage; in an existing entry, leave it as it is',
    }),
    label: label('Text', 'What the visitor reads'),
  });

const replyWithin = (description: string) =>
  text('Reply within', description, { max: 40 })
    .refine((time) => /\p{L}/u.test(time), {
      error: 'Write the number with its unit, for example one hour or 30 minutes.',
      abort: true,
    })
    .refine((time) => startsTime.test(time), {
      error:
        'Write what can follow “within”, for example 24 hours, one business day or the same day.',
    });

const startsTime = new RegExp(`^(?:\\d|(?:an?|half|the|${numberWords.join('|')}) )`, 'i');

const estimateFormSchema = group('Estimate form', 'The estimate section and its form', {
  heading: text('Heading', 'The section’s heading', { max: 80 }),
  subheading: text('Subheading', 'The sentence below it', { max: 240 }),
  restoration: group(
    'On restoration pages',
    'The words above the form on restoration pages; leave them out to use the usual ones',
    {
      heading: text('Heading', 'The section’s heading on these pages, if it has its own', {
        max: 80,
      }).optional(),
      subheading: text('Subheading', 'The sentence below it', { max: 240 }),
    },
  ).optional(),
  cardTitle: text('Card title', 'The title of the red card', { max: 60 }),
  groups: group('Groups', 'The three groups of fields', {
    contact: label('First group', 'The first group’s name'),
    property: label('Second group', 'The second group’s name'),
    service: label('Third group', 'The third group’s name'),
  }),
  fields: group('Fields', 'The text of each field', {
    firstName: field('First name'),
    lastName: field('Last name'),
    phone: field('Phone'),
    email: field('E-mail'),
    address: field('Address'),
    city: field('City'),
    state: field('State'),
    zipCode: field('ZIP code'),
    serviceType: field('Service type'),
    // Nobody types into a choice or a checkbox, so neither has an example.
    preferredContactMethod: group('Preferred contact method', 'The text of one choice', {
      label: fieldWords.label,
      message: fieldWords.message,
    }),
    isEmergency: group('Emergency', 'The text of one checkbox', { label: fieldWords.label }),
    projectDescription: group('Project description', 'The text of one optional field', {
      label: fieldWords.label,
      placeholder: fieldWords.placeholder,
    }),
  }),
  serviceTypes: list(
    option(identifier),
    'Service types',
    'The choices in the service type field',
  ).meta({ unique: 'value' }),
  contactMethods: list(
    option(z.enum(['phone', 'email', 'text'])),
    'Contact methods',
    'The choices in the contact method field',
  ).meta({ unique: 'value' }),
  submit: group('Button', 'The form’s button', {
    label: label('Button', 'The text on the button'),
    sendingLabel: label('While sending', 'The text while the request is being sent'),
  }),
  consent: group('Consent', 'The small print under the button; leave it out to have none', {
    text: text('Text', 'What the visitor agrees to by sending the form', { max: 400 }),
    ...optionalLink('For example Read our privacy policy', 'The page’s path, for example /privacy'),
  })
    .superRefine(wholeLink)
    .optional(),
  messageConsent: text(
    'Consent to messages',
    'Shown once text messages are chosen: how many, what they cost, and how to stop them',
    { max: 400 },
  ).optional(),
  emergency: group(
    'Emergency',
    'What the form says once its emergency box is checked; leave it out to say nothing',
    {
      callText: text('Call text', 'Shown with the call button as soon as the box is checked', {
        max: 160,
      }),
      replyWithin: replyWithin(
        'How soon you call back, a promise you must be able to keep, for example one hour',
      ),
      success: group(
        'Success',
        'Shown in place of the usual notice when an emergency request was accepted',
        {
          title: text('Title', 'The notice’s title', { max: 60 }),
          text: text('Text', 'The notice’s sentence; {replyWithin} stands for the time', {
            max: 200,
          })
            .refine((words) => words.includes('{replyWithin}'), {
              error: 'The sentence needs {replyWithin} where it says how soon you call back.',
            })
            .meta({ fills: ['replyWithin'] }),
        },
      ),
    },
  ).optional(),
  withoutScript: text(
    'Without JavaScript',
    'Shown where the form can’t be sent; the phone number follows',
    { max: 200 },
  ),
  errorSummary: text('Summary of mistakes', 'The heading above the list of fields with mistakes', {
    max: 60,
  }),
  errorsLeft: group(
    'Fields left',
    'Below the summary of mistakes, how many are still left to fix; leave it out to say nothing',
    {
      one: filledText('One', 'When one field is left', ['total'], { max: 60 }),
      some: filledText('Several', 'When several fields are left', ['total'], { max: 60 }),
      none: text('None', 'When none is left', { max: 90 }),
    },
  ).optional(),
  success: formNotice('Success', 'when the request was accepted'),
  sent: group(
    'What was sent',
    'Shown with the success notice; leave it out to show the notice alone',
    {
      heading: label('Heading', 'Above what was sent, for example What you sent us'),
      service: label('Service', 'In front of the kind of work'),
      name: label('Name', 'In front of the visitor’s name'),
      contact: label('Contact', 'In front of how we reach the visitor'),
      address: label('Address', 'In front of the street and the city'),
      reply: label('Reply', 'In front of the time in which you answer'),
      replyText: filledText('Time', 'When you answer', ['replyWithin'], { max: 90 }),
      replyWithin: replyWithin('How soon you answer, except in emergencies, for example 24 hours'),
    },
  ).optional(),
  failure: formNotice('Failure', 'when the request was not accepted'),
  retrying: formNotice('Still sending', 'while sending a request takes long or is tried again'),
  offline: formNotice('Offline', 'while a request waits for the visitor’s connection to return'),
  unsent: formNotice(
    'Left unsent',
    'to a visitor who comes back to a request that was still waiting for the connection',
  ),
  unknown: unansweredNotice('when no answer says whether the request arrived'),
  callLabel: label('Call link', 'The text in front of the phone number in these notices'),
  whyChoose: group('Why choose us', 'The card beside the form', {
    heading: text('Heading', 'The card’s heading', { max: 60 }),
    bullets: list(
      text('Bullet', 'One reason', { max: 80 }),
      'Bullets',
      'The reasons, strongest first',
    ),
  }),
  nextSteps: group('What happens next', 'Three steps below the form; leave them out to show none', {
    heading: text('Heading', 'Above the three steps', { max: 60 }),
    steps: list(
      text('Step', 'One or two short sentences', { max: 160 }),
      'Steps',
      'What happens once the form is sent, in three steps',
      { min: 3, max: 3 },
    ),
  }).optional(),
  warranty: text(
    'Warranty',
    'One line below the licenses beside the form; {warranty.workmanship} and the like stand for the years',
    { max: 200 },
  ).optional(),
  required: text('Required note', 'How required fields are marked', { max: 120 }),
});

export const estimateFormType = {
  file: 'estimate-form.yaml',
  type: 'EstimateFormWords',
  schema: estimateFormSchema,
} as const satisfies SingleType;
