import { z } from 'zod';
import { label, list, placeholder, reference, text } from './fields.ts';

const question = z
  .strictObject({
    question: text('Question', 'As a visitor would ask it', { min: 8, max: 120 }),
    answer: text('Answer', 'A few sentences, the answer first', { min: 40, max: 900 }).meta({
      sample: 'words',
    }),
    link: z
      .strictObject({
        label: label('Words', 'What the page tells, for example How a claim works'),
        href: reference('path', 'Page', 'The page’s path, for example /services/storm-damage'),
      })
      .optional()
      .meta({ title: 'Link', description: 'A page of this site that tells more' }),
    placeholder,
  })
  .meta({ title: 'Question', description: 'A question and its answer' });

/** Questions that visitors of a page ask, shown below its text. */
export const questions = z
  .strictObject({
    heading: text('Heading', 'Above the questions, for example What a new roof costs', { max: 90 }),
    list: list(question, 'Questions', 'The questions with their answers, the most asked first', {
      min: 3,
      max: 8,
    }).meta({ unique: 'question' }),
  })
  .optional()
  .meta({
    title: 'Questions',
    description: 'Questions and answers below the text; leave it out for none',
  });
