import { longDate } from '../words.ts';
import { error, warning } from './rule.ts';

/** Rules about references to something else, and about the addresses that pages had before. */
export const referenceRules = {
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
      `The ${target}’s page does not show this, because ${wordsFile} has no “evidence” with the text for it.`,
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
    fix: 'Delete this line, or the other page’s, so that only one page has the address.',
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
  if (until && since) {
    return `Until ${longDate(until)}, and again from ${longDate(since)} on, this link leads nowhere, because ${name} is on the site only between those days. On all others, its words appear without the link.`;
  }
  if (until) {
    return `Until ${longDate(until)}, this link leads nowhere, because ${name} goes on the site that day. Until then, its words appear without the link.`;
  }
  if (since && since <= today) {
    return `This link leads nowhere, because ${name} left the site on ${longDate(since)}. Its words appear without the link.`;
  }
  if (since) {
    return `From ${longDate(since)} on, this link leads nowhere, because ${name} leaves the site that day. From then on, its words appear without the link.`;
  }
  if (isCategory) {
    return `This link leads nowhere, because ${name} has no articles. Until it has one, its words appear without the link.`;
  }
  return `This link leads nowhere, because ${name} is a draft. Until that is published, its words appear without the link.`;
}
