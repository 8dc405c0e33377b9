import { error, warning } from './rule.ts';

/** Rules about where links lead. */
export const linkRules = {
  'unknown-page': error<{ path: string }>({
    fixed: 'slips',
    title: 'A link leads to no page',
    why: 'A visitor who follows it sees “Page Not Found”.',
    fix: 'Correct the address.',
    example: { wrong: '[Roofs](/service/roofing)', right: '[Roofs](/services/roofing)' },
    message: ({ path }) => `No page has the address ${path}.`,
  }),
  'unlinked-page': warning<{ path: string }>({
    title: 'A page that nothing leads to',
    why: 'Visitors cannot find it: no menu and no text has a link to it.',
    fix: 'Add it to a menu in content/navigation.yaml, or link to it in a text. If only an ad or a letter is meant to lead to it, leave it as it is.',
    example: { wrong: 'pages/financing.md, alone', right: '[Pay monthly](/financing)' },
    message: ({ path }) => `No menu and no text leads to ${path}.`,
  }),
  'paged-link': error<{ path: string }>({
    title: 'A link leads to a later page of a list',
    why: 'What it shows shifts with every new article, and the page is gone when there are fewer.',
    fix: 'Link to the list, or to the article that you mean.',
    example: { wrong: '[News](/blog/page/2)', right: '[News](/blog)' },
    message: ({ path }) => `${path} is a later page of a list, which changes all the time.`,
  }),
  'unknown-anchor': error<{ path: string; anchor: string }>({
    fixed: 'slips',
    title: 'A link leads to no heading',
    why: 'The visitor lands at the top of the page instead of in the right place.',
    fix: 'Write the heading in lowercase with hyphens, as in #after-the-storm.',
    example: { wrong: '[Costs](#cost)', right: '[Costs](#what-it-costs)' },
    message: ({ path, anchor }) =>
      `${path ? `The page ${path}` : 'This page'} has no heading #${anchor}.`,
  }),
  'relative-link': error<{ url: string }>({
    fixed: 'slips',
    title: 'A link is not a complete address',
    why: 'It would lead somewhere different from each page.',
    fix: 'Start links to this site with a slash, for example /services/roofing.',
    example: { wrong: '[Roofs](roofing)', right: '[Roofs](/services/roofing)' },
    message: ({ url }) =>
      url ? `“${url}” is not a complete address.` : 'This link has no address.',
  }),
  'link-scheme': error<{ scheme: string; isFile?: boolean }>({
    title: 'A link of a kind that is not allowed',
    why: 'It could run code in the visitor’s browser.',
    fix: 'Link to a page of this site (/contact), to https://…, to mailto:… or to tel:….',
    example: { wrong: '[Call](javascript:call())', right: '[Call](tel:+18155550142)' },
    message: ({ scheme, isFile }) =>
      isFile
        ? 'This link leads to a file on your computer, which no one else can open.'
        : `A link cannot start with “${scheme}”.`,
  }),
  'own-address': error({
    title: 'A link to this site with its full address',
    why: 'No one would notice if it led nowhere, and it would lead out of a preview of the site.',
    fix: 'Start links to this site with a slash, for example /services/roofing.',
    example: {
      wrong: '[Roofs](https://our.site/services/roofing)',
      right: '[Roofs](/services/roofing)',
    },
    message: () => 'This link leads to our own site, so it needs no https:// and no site name.',
  }),
  'private-link': warning<{ place: string }>({
    title: 'A link that may open only for you',
    why: 'Visitors who are not signed in as you are see a request to sign in, or for access.',
    fix: 'Open the link in a private window of your browser: visitors see what you see there. If it does not open, link to a page that does; for a document, save it as a PDF document, upload that to content/files, and link to it.',
    example: {
      wrong: '[Our terms](https://docs.google.com/document/d/…/edit)',
      right: '[Our terms](../files/terms.pdf)',
    },
    message: ({ place }) => `This link leads to ${place}, where visitors may have to sign in.`,
  }),
  'detour-link': warning<{ host: string }>({
    fixed: 'always',
    title: 'A link that goes through another site',
    why: 'The site in between warns visitors or counts them, and may not lead on forever.',
    fix: 'Write the address where it ends: open it in a browser, and copy what the address bar then shows.',
    example: {
      wrong: '[NWS](https://l.facebook.com/l.php?u=https%3A%2F%2Fwww.weather.gov)',
      right: '[NWS](https://www.weather.gov)',
    },
    message: ({ host }) => `This link goes through ${host} instead of straight to its address.`,
  }),
  'insecure-link': error<{ host: string }>({
    title: 'A link that is not secure',
    why: 'Anyone along the way can read and change what the visitor gets.',
    fix: 'Write https:// in place of http://. For a site without https://, add its name to “httpHosts” in content/site.yaml.',
    example: { wrong: '[NWS](http://weather.gov)', right: '[NWS](https://weather.gov)' },
    message: ({ host }) => `The link to ${host} starts with http://, which is not secure.`,
  }),
};
