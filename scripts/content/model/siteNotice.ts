import { z } from 'zod';
import { label, reference, text } from './fields.ts';

const day = (title: string, description: string) => z.iso.date().meta({ title, description });

export const notice = z
  .strictObject({
    kind: z.enum(['storm', 'information']).meta({
      title: 'Kind',
      description: 'storm is red and for what cannot wait; information is quiet',
    }),
    text: text('Text', 'One or two short sentences', { min: 10, max: 160 }),
    linkLabel: label(
      'Link’s words',
      'Where the link leads, for example What to do first',
    ).optional(),
    link: reference(
      'path',
      'Link’s page',
      'The page’s path, for example /services/storm-damage',
    ).optional(),
    firstDay: day('First day', 'The first day on which it shows, for example 2026-04-01'),
    lastDay: day('Last day', 'The last day on which it shows, for example 2026-04-07'),
  })
  .refine(({ firstDay, lastDay }) => firstDay <= lastDay, {
    error: 'The notice ends before it begins. Write a last day that comes after the first.',
    path: ['lastDay'],
  })
  .refine(({ linkLabel, link }) => (linkLabel === undefined) === (link === undefined), {
    error: 'A link needs both its words (“linkLabel:”) and its page (“link:”).',
  })
  .meta({
    title: 'Notice',
    description: 'A bar above the header of every page; leave it out for none',
  });

type Notice = z.infer<typeof notice>;

/** @param today such as 2026-04-01 */
export const isNoticeOn = ({ firstDay, lastDay }: Notice, today: string): boolean =>
  firstDay <= today && today <= lastDay;

/** Takes a notice away that was closed, before the page is shown; the compiler puts it beside the pages. */
export const noticeScript = '/notice.js';
