import { rule } from './rule.ts';

/** Rules about the addresses that pages had before. */
export const moveRules = {
  'old-address': rule<{ address: string; reason?: string; meant?: string }>({
    severity: 'error',
    title: 'Not an old address of a page',
    why: 'Nobody who asks for it could be sent on.',
    fix: 'Write the part of the address behind the site’s name, for example /services/roof-leaks.',
    example: {
      wrong: '- https://our.site/services/roof-leaks/',
      right: '- /services/roof-leaks',
    },
    message: ({ address, reason, meant }) =>
      meant
        ? `The old address “${address}” is written “${meant}”.`
        : `“${address}” cannot be an old address: ${reason}.`,
  }),
  'old-address-taken': rule<{ address: string; owner: string }>({
    severity: 'error',
    title: 'An old address that is taken',
    why: 'An address can lead to one page alone.',
    fix: 'Delete this line, or the other page’s, so that one page has the address.',
    example: {
      wrong: '- /services/roofing, while that page exists',
      right: '- /services/roof-leaks, which no page has now',
    },
    message: ({ address, owner }) => `${address} is taken: ${owner}.`,
  }),
  'moved-link': rule<{ path: string; now: string }>({
    severity: 'error',
    title: 'A link to an address that a page had before',
    why: 'The visitor would take a detour, and after the next move might not arrive.',
    fix: 'Write the page’s present address.',
    example: { wrong: '[Leaks](/services/roof-leaks)', right: '[Leaks](/services/roof-repair)' },
    message: ({ path, now }) => `The page at ${path} is now at ${now}.`,
  }),
  'unlisted-move': rule<{ old: string; now: string }>({
    severity: 'warning',
    title: 'A page has a new address',
    why: 'Whoever finds the old one in a search, a mail or a bookmark sees “Page Not Found”.',
    fix: 'List the old address below “formerly:”; whoever asks for it is then sent on to the new one.',
    example: {
      wrong: 'a file that was renamed, and nothing more',
      right: 'formerly:\n  - /services/roof-leaks',
    },
    message: ({ old, now }) =>
      `This page moves from ${old} to ${now} with this change, and nobody is told.`,
  }),
};
