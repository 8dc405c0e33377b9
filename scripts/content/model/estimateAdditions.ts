import { optionalLink, wholeLink } from './fieldGroups.ts';
import { filledText, group, label, list, text } from './fields.ts';
import { numberWords } from './words.ts';

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

/** Optional text of the estimate section that shows only on some pages or after some choices. */
export const estimateAdditions = {
  restoration: group(
    'On restoration pages',
    'The heading above the form on restoration pages; leave it out to use the usual one',
    {
      heading: text('Heading', 'The section’s heading on these pages', { max: 80 }),
      subheading: text('Subheading', 'The sentence below it', { max: 240 }),
    },
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
  consent: group('Consent', 'The small print under the button; leave it out to have none', {
    text: text('Text', 'What the visitor agrees to by sending the form', { max: 400 }),
    ...optionalLink('For example Read our privacy policy', 'The page’s path, for example /privacy'),
  })
    .superRefine(wholeLink)
    .optional(),
  errorsLeft: group(
    'Fields left',
    'Below the summary of mistakes, how many are still left to fix; leave it out to say nothing',
    {
      one: filledText('One', 'When one field is left', ['total'], { max: 60 }),
      some: filledText('Several', 'When several fields are left', ['total'], { max: 60 }),
      none: text('None', 'When none is left', { max: 90 }),
    },
  ).optional(),
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
  messageConsent: text(
    'Consent to messages',
    'Shown once text messages are chosen: how many, what they cost, and how to stop them',
    { max: 400 },
  ).optional(),
};
