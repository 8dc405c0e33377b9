import { longDate } from '../words.ts';
import { rule } from './rule.ts';

const number = (value: number) => value.toLocaleString('en-US');

/** Rules about picture files and about when something is published. */
export const pictureRules = {
  'picture-size': rule<{ megapixels?: number; isDrawing?: boolean }>({
    severity: 'error',
    title: 'A picture file is too large',
    why: 'It would slow down every build; phones make far smaller ones.',
    fix: 'Save it smaller: 2,400 pixels wide is enough.',
    example: { wrong: 'a scan of 60 MB', right: 'a JPEG of 3 MB' },
    message: ({ megapixels, isDrawing = false }) =>
      megapixels === undefined
        ? `This ${isDrawing ? 'drawing is over 2 MB' : 'picture is over 25 MB'}.`
        : `This picture has ${megapixels} megapixels; at most 120 can be read.`,
  }),
  'picture-unreadable': rule<{ reason?: string | undefined }>({
    severity: 'error',
    title: 'A picture cannot be read',
    why: 'The page would have a hole.',
    fix: 'Save it again as JPEG, PNG, WebP, AVIF or SVG.',
    example: { wrong: 'a half-uploaded file', right: 'a file that opens on your computer' },
    message: ({ reason }) => `This picture cannot be read${reason ? `: ${reason}` : ''}.`,
  }),
  'picture-active': rule<{ part: string; sign: string }>({
    severity: 'error',
    title: 'A drawing contains more than a drawing',
    why: 'It could run a program or load files from elsewhere in visitors’ browsers.',
    fix: 'Export the drawing as plain SVG. In Inkscape: File, Save a Copy, Plain SVG. In Illustrator: File, Export, Export As, SVG. In Figma: Export, SVG. If that does not help, export it as PNG, 2,400 pixels wide.',
    example: { wrong: '<svg onload="start()">', right: '<svg viewBox="0 0 64 64">' },
    message: ({ part, sign }) => `This drawing contains ${part}: “${sign}”.`,
  }),
  'picture-animated': rule<object>({
    severity: 'warning',
    title: 'A picture moves',
    why: 'Only its first frame is shown, as moving pictures distract and are large.',
    fix: 'Use a picture that does not move, chosen for what it shows.',
    example: { wrong: 'an animated GIF', right: 'a JPEG' },
    message: () => 'This picture moves; the site shows its first frame.',
  }),
  'picture-small': rule<{ label: string; width: number; needed: number }>({
    severity: 'warning',
    title: 'A picture is too small for its place',
    why: 'It would look blurred.',
    fix: 'Use a larger original; enlarging a small one does not help.',
    example: { wrong: 'a hero 600 pixels wide', right: 'a hero 1,600 pixels wide' },
    message: ({ label, width, needed }) =>
      `${label} is ${number(width)} pixels wide; its place needs at least ${number(needed)}.`,
  }),
  'repeated-description': rule<{ words: string; other: string }>({
    severity: 'warning',
    title: 'Two pictures of a page have one description',
    why: 'People who cannot see them would not know which is which.',
    fix: 'Say of each what only it shows: the place, the side of the house, before or after.',
    example: {
      wrong: 'alt: A new roof (twice)',
      right: 'alt: New roof from the street, alt: New roof from above',
    },
    message: ({ words, other }) => `“${words}” also describes another picture, ${other}.`,
  }),
  'future-date': rule<{ date: string }>({
    severity: 'warning',
    title: 'An article is dated in the future',
    why: 'It is on the site as soon as this is merged, with a date that has not come yet.',
    fix: 'To have it appear on that day, add a line “publishAt” with the same day. Otherwise write today’s date.',
    example: {
      wrong: 'date: 2030-05-01',
      right: 'date: 2030-05-01\n…\npublishAt: 2030-05-01',
    },
    message: ({ date }) => `${date} has not come yet, but the article would be shown at once.`,
  }),
  'early-publishing': rule<{ publishAt: string; date: string }>({
    severity: 'warning',
    title: 'An article comes before its own date',
    why: 'Probably one of the two has the wrong year or month: the article would be on the site at the wrong time.',
    fix: 'Write the day on which it shall come behind “publishAt:”. If it is on the site already, delete that line.',
    example: {
      wrong: 'date: 2025-01-20\npublishAt: 2024-01-20',
      right: 'date: 2025-01-20\npublishAt: 2025-01-20',
    },
    message: ({ publishAt, date }) =>
      `This comes to the site on ${longDate(publishAt)}, long before the article’s date, ${longDate(date)}.`,
  }),
  'notice-over': rule<{ lastDay: string }>({
    severity: 'warning',
    title: 'The notice has had its last day',
    why: 'It is on no page any more.',
    fix: 'Delete “notice:” and the lines below it that stand further in, or write a later day.',
    example: { wrong: 'lastDay: 2025-04-07', right: 'lastDay: 2026-04-07' },
    message: ({ lastDay }) => `The notice ended on ${longDate(lastDay)} and is not shown any more.`,
  }),
  'publish-order': rule<{ publishAt: string; expireAt: string }>({
    severity: 'error',
    title: 'Something expires before it is published',
    why: 'It would never be shown.',
    fix: 'If the two days were mixed up, swap them. A page cannot leave and come back by dates: for a pause keep “expireAt” alone, and delete that line when the page shall come back.',
    example: {
      wrong: 'publishAt: 2025-05-01\nexpireAt: 2025-04-01',
      right: 'publishAt: 2025-04-01\nexpireAt: 2025-05-01',
    },
    message: ({ publishAt, expireAt }) =>
      `This leaves the site on ${longDate(expireAt)}, before it comes on ${longDate(publishAt)}.`,
  }),
};
