import { z } from 'zod';
import { label, reference, text } from './fields.ts';

/** Words of the estimate section that show on some pages or after some choices; each may be left out. */
export const estimateAdditions = {
  restoration: z
    .strictObject({
      heading: text('Heading', 'The section’s heading on these pages', { max: 80 }),
      subheading: text('Subheading', 'The sentence below it', { max: 240 }),
    })
    .optional()
    .meta({
      title: 'On restoration pages',
      description: 'The heading over the form on restoration pages; leave it out for the usual one',
    }),
  emergency: z
    .strictObject({
      callText: text('Call text', 'Shown with the call button as soon as the box is ticked', {
        max: 160,
      }),
      replyWithin: text(
        'Reply within',
        'How soon you call back, which you must be able to keep, for example one hour',
        { max: 40 },
      ).refine((time) => /\p{L}/u.test(time), {
        error: 'Write the number with its unit, for example one hour or 30 minutes.',
      }),
      success: z
        .strictObject({
          title: text('Title', 'The notice’s title', { max: 60 }),
          text: text('Text', 'The notice’s sentence; {replyWithin} stands for the time', {
            max: 200,
          })
            .refine((words) => words.includes('{replyWithin}'), {
              error: 'The sentence needs {replyWithin} where it says how soon you call back.',
            })
            .meta({ fills: ['replyWithin'] }),
        })
        .meta({
          title: 'Success',
          description: 'Shown in place of the usual notice when an emergency request was taken',
        }),
    })
    .optional()
    .meta({
      title: 'Emergency',
      description: 'What the form says once its emergency box is ticked; leave it out for nothing',
    }),
  consent: z
    .strictObject({
      text: text('Text', 'What the visitor agrees to by sending the form', { max: 400 }),
      linkLabel: label('Link’s words', 'For example Read our privacy policy').optional(),
      link: reference('path', 'Link’s page', 'The page’s path, for example /privacy').optional(),
    })
    .refine(({ linkLabel, link }) => (linkLabel === undefined) === (link === undefined), {
      error: 'A link needs both its words (“linkLabel:”) and its page (“link:”).',
    })
    .optional()
    .meta({
      title: 'Consent',
      description: 'The small print under the button; leave it out for none',
    }),
  messageConsent: text(
    'Consent to messages',
    'Shown once text messages are chosen: how many, what they cost, and how to stop them',
    { max: 400 },
  ).optional(),
};
