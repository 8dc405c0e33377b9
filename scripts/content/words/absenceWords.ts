import { longDate } from './longDate.ts';

/** The days on which a page is not on the site; without any, it is a draft. */
export interface Absence {
  /** The file that the page is made from. */
  file: string;
  /** The day on which it comes, where that is still to be. */
  until?: string | undefined;
  /** The day on which it leaves, or left. */
  since?: string | undefined;
  today: string;
}

/** What happens to a link to a page that is away, and when. */
export function absenceWords({ file, until, since, today }: Absence): string {
  if (until && since) {
    return `Until ${longDate(until)}, and again from ${longDate(since)} on, this link leads nowhere, as ${file} is on the site only between these days. On all others its words stand without the link.`;
  }
  if (until) {
    return `Until ${longDate(until)}, this link leads nowhere, as ${file} comes to the site that day. Until then its words stand without the link.`;
  }
  if (since && since <= today) {
    return `This link leads nowhere, as ${file} left the site on ${longDate(since)}. Its words stand without the link.`;
  }
  if (since) {
    return `From ${longDate(since)} on, this link leads nowhere, as ${file} leaves the site that day. From then on its words stand without the link.`;
  }
  return `This link leads nowhere, as ${file} is a draft. Until that is published, its words stand without the link.`;
}
