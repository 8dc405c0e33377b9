import { longDate } from '../words.ts';
import { error, warning } from './rule.ts';

/** Rules about what leads to something else: references, links, and addresses that pages had before. */
export const linkRules = {
  'unknown-reference': error<{ label: string; target: string; name: string }>({
    fixed: 'slips',
    title: 'A name leads nowhere',
    why: 'A card or label would be empty.',
    fix: 'Write the name of something that exists.',
    example: { wrong: 'category: material', right: 'category: materials' },
    message: ({ label, target, name }) => `${label}: there is no ${target} named “${name}”.`,
  }),
  'unpublished-reference': warning<Absence>({
    title: 'A link leads to a page that is not always on the site',
    why: 'On days without that page, the words appear without the link.',
    fix: 'If the words make sense without the link, there is nothing to do. Otherwise, link to another page, or change “draft”, “publishAt” or “expireAt” in that file.',
    example: { wrong: '[More](/blog/a-draft)', right: '[More](/blog/a-published-post)' },
    message: absenceWords,
  }),
  'unshown-evidence': warning<{ target: 'city' | 'service'; wordsFile: string }>({
    title: 'Work that no page shows',
    why: 'Projects, reviews and articles name places or services, but the pages about those show none of it.',
    fix: 'Add the group “evidence” with its text: below “cityPage” in content/service-areas.yaml for cities, in content/service-page.yaml for services. The guide lists them.',
    example: {
      wrong: 'city: rockford (and no “evidence” in service-areas.yaml)',
      right: 'evidence:\n  heading: Our work in {city}\n  …',
    },
    message: ({ target, wordsFile }) =>
      `The ${target}’s page does not show this, because ${wordsFile} lacks the text for it.`,
  }),
  'missing-picture': error<{ label?: string; name: string }>({
    fixed: 'slips',
    title: 'A picture does not exist',
    why: 'The page would have a gap.',
    fix: 'Add the picture to content/images, or correct its name.',
    example: { wrong: 'file: heroes/hom.svg', right: 'file: heroes/home.svg' },
    message: ({ label, name }) =>
      `${label ? `${label}: there` : 'There'} is no picture “${name}” in content/images.`,
  }),
  'old-address': error<{ address: string; reason?: string; meant?: string }>({
    fixed: 'always',
    title: 'An entry that is not a page’s old address',
    why: 'No one who goes there could be sent to the page.',
    fix: 'Write the part of the address after the site’s name, for example /services/roof-leaks.',
    example: { wrong: '- https://our.site/services/roof-leaks/', right: '- /services/roof-leaks' },
    message: ({ address, reason, meant }) =>
      meant
        ? `The old address “${address}” should be written “${meant}”.`
        : `“${address}” cannot be an old address: ${reason}.`,
  }),
  'old-address-taken': error<{ address: string; owner: string }>({
    fixed: 'always',
    title: 'An old address that is taken',
    why: 'An address can lead to only one page.',
    fix: 'Delete this line, or the other page’s, so that only one page has the address. If nothing is left below its “formerly:”, delete that line too.',
    example: {
      wrong: '- /services/roofing, while that page exists',
      right: '- /services/roof-leaks, which no page has now',
    },
    message: ({ address, owner }) => `${address} is taken: ${owner}.`,
  }),
  'moved-link': error<{ path: string; now: string }>({
    fixed: 'always',
    title: 'A link to a page’s old address',
    why: 'The visitor would take a detour, and after the next move might not arrive.',
    fix: 'Write the page’s current address.',
    example: { wrong: '[Leaks](/services/roof-leaks)', right: '[Leaks](/services/roof-repair)' },
    message: ({ path, now }) => `The page at ${path} is now at ${now}.`,
  }),
  'unlisted-move': warning<{ old: string; now: string }>({
    fixed: 'always',
    title: 'A page has a new address',
    why: 'Anyone who finds the old one in a search, an email or a bookmark sees “Page Not Found”.',
    fix: 'List the old address below “formerly:”. Anyone who goes there is then sent to the new one.',
    example: {
      wrong: 'a file that was renamed, and nothing more',
      right: 'formerly:\n  - /services/roof-leaks',
    },
    message: ({ old, now }) =>
      `This change moves the page from ${old} to ${now}, and visitors are not sent on.`,
  }),
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

/** The days on which a page is not on the site; without any, it is a draft. */
interface Absence {
  /** What the page is made from: a file, or a category. */
  name: string;
  isCategory?: boolean | undefined;
  /** The day on which it appears, if that is still to come. */
  until?: string | undefined;
  /** The day on which it leaves, or left. */
  since?: string | undefined;
  today: string;
}

/** What happens to a link to a page that is not on the site, and when. */
function absenceWords({ name, isCategory, until, since, today }: Absence): string {
  if (until && since)
    return `Until ${longDate(until)}, and again from ${longDate(since)} on, this link leads nowhere, because ${name} is on the site only between those days. On all others, its words appear without the link.`;
  if (until)
    return `Until ${longDate(until)}, this link leads nowhere, because ${name} goes on the site that day. Until then, its words appear without the link.`;
  if (since && since <= today)
    return `This link leads nowhere, because ${name} left the site on ${longDate(since)}. Its words appear without the link.`;
  if (since)
    return `From ${longDate(since)} on, this link leads nowhere, because ${name} leaves the site that day. From then on, its words appear without the link.`;
  if (isCategory)
    return `This link leads nowhere, because ${name} has no articles. Until it has one, its words appear without the link.`;
  return `This link leads nowhere, because ${name} is a draft. Until that is published, its words appear without the link.`;
}
