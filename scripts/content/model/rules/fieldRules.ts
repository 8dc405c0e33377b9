import { longDate } from '../words.ts';
import { error, warning } from './rule.ts';

/** Rules about the value of one field; `label` is the field’s name for editors. */
export const fieldRules = {
  'missing-field': error<{ label: string }>({
    fixed: 'always',
    title: 'A field is missing',
    why: 'The page has a place for it, which would be empty.',
    fix: 'Add the field.',
    example: { wrong: 'title: Hail', right: 'title: Hail\nexcerpt: What to do after it.' },
    message: ({ label }) => `${label} is missing.`,
  }),
  'unknown-field': error<{ label: string; key: string }>({
    fixed: 'slips',
    title: 'A field name that the site does not know',
    why: 'What is written there would never be shown.',
    fix: 'Correct the name, or delete the line.',
    example: { wrong: 'tittle: Hail', right: 'title: Hail' },
    message: ({ label, key }) => `${label} has no field named “${key}”.`,
  }),
  'wrong-type': error<{ label: string; expected: string; found: string }>({
    fixed: 'always',
    title: 'A value of the wrong kind',
    why: 'The page can’t show a list, for example, where it needs text.',
    fix: 'Write the kind of value that the field needs.',
    example: { wrong: 'title: 42', right: "title: '42'" },
    message: ({ label, expected, found }) => `${label} must be ${expected}, but it is ${found}.`,
  }),
  'not-allowed': error<{ label: string; found: string }>({
    fixed: 'slips',
    title: 'A value is not one of the choices',
    why: 'The page knows no others.',
    fix: 'Write one of the choices.',
    example: { wrong: 'section: service', right: 'section: services' },
    message: ({ label, found }) => `${label} cannot be ${found}.`,
  }),
  'too-short': error<{ label: string; size: string; bound: string }>({
    title: 'A text or list is too short, or a number too small',
    why: 'The layout, or a search engine, needs more.',
    fix: 'Add to it.',
    example: { wrong: 'description: Roofs.', right: 'description: (50 characters or more)' },
    message: ({ label, size, bound }) => `${label} ${size}; ${bound}.`,
  }),
  'too-long': error<{ label: string; size: string; bound: string }>({
    title: 'A text or list is too long, or a number too large',
    why: 'It would be cut off, or break the layout on a phone.',
    fix: 'Shorten it.',
    example: { wrong: 'title: (80 characters)', right: 'title: (60 characters or fewer)' },
    message: ({ label, size, bound }) => `${label} ${size}; ${bound}.`,
  }),
  'wrong-form': error<{ label: string; found: string }>({
    fixed: 'always',
    title: 'A value is not in the right format',
    why: 'A date, number or address in another format can’t be understood.',
    fix: 'Write it as the field’s description says.',
    example: { wrong: 'date: Dec 15 2024', right: 'date: 2024-12-15' },
    message: ({ label, found }) => `${label} is not in the right format: ${found}.`,
  }),
  'invalid-value': error<{ problem: string }>({
    title: 'A value that does not fit with the rest',
    why: 'The page relies on it.',
    fix: 'Change the value as the message says.',
    example: { wrong: 'url: https://example.com/', right: 'url: https://example.com' },
    message: ({ problem }) => problem,
  }),
  'duplicate-id': error<{ id: string }>({
    title: 'Two entries in a list have the same name',
    why: 'The site could not tell them apart, and one would be lost.',
    fix: 'Write a different one here: no two entries in this list can have the same one.',
    example: { wrong: '- id: siding\n- id: siding', right: '- id: siding\n- id: gutters' },
    message: ({ id }) => `“${id}” is already used in this list.`,
  }),
  'not-canonical': warning({
    fixed: 'always',
    title: 'A file is not in the usual format',
    why: 'When all files have the same order and quotes, a later change shows only the lines it is about.',
    fix: 'You can leave this as it is: visitors see no difference, and the next run of “npm run format:content” corrects it.',
    example: { wrong: 'title: "Hail"', right: 'title: Hail' },
    message: () => 'The order, quotes or spaces here are different from those in the other files.',
  }),
};

/** Rules about when something is published. */
export const publishingRules = {
  'future-date': warning<{ date: string }>({
    title: 'An article is dated in the future',
    why: 'It goes on the site as soon as this is merged, with a date that has not come yet.',
    fix: 'To have it appear on that day, add a “publishAt” line with the same day. Otherwise, write today’s date.',
    example: { wrong: 'date: 2030-05-01', right: 'date: 2030-05-01\n…\npublishAt: 2030-05-01' },
    message: ({ date }) => `${date} has not come yet, but the article would be shown right away.`,
  }),
  'early-publishing': warning<{ publishAt: string; date: string }>({
    title: 'An article appears before its own date',
    why: 'One of the two probably has the wrong year or month: the article would be on the site at the wrong time.',
    fix: 'After “publishAt:”, write the day it should appear. If it is already on the site, delete that line.',
    example: {
      wrong: 'date: 2025-01-20\npublishAt: 2024-01-20',
      right: 'date: 2025-01-20\npublishAt: 2025-01-20',
    },
    message: ({ publishAt, date }) =>
      `This appears on the site on ${longDate(publishAt)}, long before the article’s date, ${longDate(date)}.`,
  }),
  'never-shown': warning<{ expireAt: string }>({
    title: 'Something new that has already left the site',
    why: 'No one would ever see it.',
    fix: 'After “expireAt:”, write the day on which it should leave, or delete that line. The year may be mistyped.',
    example: {
      wrong: 'date: 2026-01-20\nexpireAt: 2025-03-01',
      right: 'date: 2026-01-20\nexpireAt: 2026-03-01',
    },
    message: ({ expireAt }) =>
      `This is new, but it left the site on ${longDate(expireAt)}, so it is never shown.`,
  }),
  'notice-over': warning<{ lastDay: string }>({
    title: 'The notice’s last day has passed',
    why: 'It is no longer on any page.',
    fix: 'Delete “notice:” and the lines below it that start further right, or write a later day.',
    example: { wrong: 'lastDay: 2025-04-07', right: 'lastDay: 2026-04-07' },
    message: ({ lastDay }) => `The notice ended on ${longDate(lastDay)} and is no longer shown.`,
  }),
  'far-day': warning<{ day: string }>({
    title: 'A day is years ahead',
    why: 'The year is probably mistyped: the page would not appear, or would not go away, when you expect it to.',
    fix: 'Check the year. If it is right, you don’t need to do anything.',
    example: { wrong: 'publishAt: 2062-04-01', right: 'publishAt: 2026-04-01' },
    message: ({ day }) => `${longDate(day)} is more than five years ahead.`,
  }),
  'publish-order': error<{ publishAt: string; expireAt: string }>({
    title: 'Something expires before it is published',
    why: 'It would never be shown.',
    fix: 'If the two days were mixed up, swap them. Dates can’t take a page down and bring it back: for a pause, keep only “expireAt”, and delete that line when the page should come back.',
    example: {
      wrong: 'publishAt: 2025-05-01\nexpireAt: 2025-04-01',
      right: 'publishAt: 2025-04-01\nexpireAt: 2025-05-01',
    },
    message: ({ publishAt, expireAt }) =>
      publishAt === expireAt
        ? `This leaves the site on ${longDate(expireAt)}, the day on which it would appear. The page is gone from that day on.`
        : `This leaves the site on ${longDate(expireAt)}, before it appears on ${longDate(publishAt)}.`,
  }),
};
