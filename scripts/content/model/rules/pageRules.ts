import { error, warning } from './rule.ts';

const kilobytes = (value: number) => `${Math.ceil(value)} KB`;

/**
 * Rules about built pages, for problems that the text alone does not show: `scripts/pageCheck`
 * looks at each page in a browser.
 */
export const pageRules = {
  'page-answer': error<{ path: string; status: number | string }>({
    title: 'A page does not open',
    why: 'Visitors would see an error in its place.',
    fix: 'Wording can’t cause this: show it to the developer.',
    example: { wrong: '/contact answers 500', right: '/contact answers 200' },
    message: ({ path, status }) => `The page ${path} does not open (${status}).`,
  }),
  'page-heading': error<{ path: string; count: number }>({
    title: 'A page has no main heading, or more than one',
    why: 'Screen readers and search engines know a page by its one main heading.',
    fix: 'Fill in the page’s “heading” or “title”, and start headings in its text with ##.',
    example: { wrong: '# Two of them', right: '## A heading in the text' },
    message: ({ path, count }) =>
      count === 0
        ? `The page ${path} has no main heading.`
        : `The page ${path} has ${count} main headings.`,
  }),
  'page-listing': error<{ path: string; what: string; other?: string | undefined }>({
    title: 'A page has no title or description of its own',
    why: 'In search results, no one could tell it from another page.',
    fix: 'In the page’s “Search listing” (“seo”), write what no other page has.',
    example: { wrong: 'title: Roofing (on two pages)', right: 'title: Roofing in Byron, IL' },
    message: ({ path, what, other }) =>
      other === undefined
        ? `The page ${path} has no ${what}.`
        : `The page ${path} has the same ${what} as ${other}.`,
  }),
  'page-wide': error<{ path: string; screen: number; beyond: number; words: string }>({
    title: 'A page is wider than the screen',
    why: 'People would have to scroll it sideways, and buttons would be out of reach.',
    fix: 'Shorten the longest word there, or break it up with a space or a hyphen.',
    example: {
      wrong: 'heading: Roof/siding/gutter/window-replacement',
      right: 'heading: Roof, siding, gutter and window replacement',
    },
    message: ({ path, screen, beyond, words }) =>
      `On a screen ${screen} pixels wide, the page ${path} is ${beyond} pixels too wide${words ? ` at “${words}”` : ''}.`,
  }),
  'page-link': error<{ path: string; href: string; words: string }>({
    title: 'A link on a page leads nowhere',
    why: 'Anyone who follows it sees “Page Not Found” or stays where they are.',
    fix: 'Correct the address in the text. If no text has it, show this to the developer.',
    example: { wrong: '[Roofs](/service/roofing)', right: '[Roofs](/services/roofing)' },
    message: ({ path, href, words }) =>
      `On the page ${path}, the link “${words}” leads to ${href}, which does not exist.`,
  }),
  'page-markup': error<{ path: string; problem: string }>({
    title: 'A page’s HTML has a mistake',
    why: 'Each browser would fix it in its own way.',
    fix: 'Wording can’t cause this: show it to the developer.',
    example: { wrong: 'two elements with one id', right: 'an id for each' },
    message: ({ path, problem }) => `The HTML of the page ${path} has a mistake: ${problem}.`,
  }),
  'page-data': error<{ path: string; problem: string }>({
    title: 'What a page tells search engines cannot be read',
    why: 'They would leave out the company’s address, hours and services.',
    fix: 'Wording can’t cause this: show it to the developer.',
    example: { wrong: 'data that breaks off', right: 'data that is whole' },
    message: ({ path, problem }) =>
      `What the page ${path} tells search engines cannot be read: ${problem}.`,
  }),
  'page-barrier': error<{ path: string; problem: string; part: string }>({
    title: 'A part of a page is out of reach for some people',
    why: 'People with poor sight, or who use a keyboard or a screen reader, could not use it.',
    fix: 'If you changed a picture’s description or a link’s words there, check those first. Otherwise, show this to the developer.',
    example: { wrong: 'a button without words', right: 'a button that says what it does' },
    message: ({ path, problem, part }) => `On the page ${path}: ${problem} (${part}).`,
  }),
  'page-trouble': error<{ path: string; problem: string }>({
    title: 'Something goes wrong while a page loads',
    why: 'A part of it may be missing or may not work.',
    fix: 'If it names a picture or an address that you changed, check there first. Otherwise, show this to the developer.',
    example: { wrong: 'a file that does not load', right: 'every file is there' },
    message: ({ path, problem }) => `While the page ${path} loads: ${problem}.`,
  }),
  'page-heavy': warning<{
    path: string;
    weight: number;
    limit: number;
    picture: { name: string; weight: number } | undefined;
  }>({
    title: 'A page is heavy for a phone',
    why: 'On a poor connection, people wait for it or leave.',
    fix: 'Choose a picture with less fine detail (leaves, gravel, crowds), or crop it closer to what it shows.',
    example: { wrong: 'a first view of 400 KB', right: 'a first view of 150 KB' },
    message: ({ path, weight, limit, picture }) =>
      `What a phone first loads of the page ${path} is ${kilobytes(weight)}; it should be at most ${kilobytes(limit)}.${
        picture ? ` The picture ${picture.name} alone is ${kilobytes(picture.weight)} of that.` : ''
      }`,
  }),
};
