import type { Publishing } from '../publishing.ts';
import { linkedPath } from '../routes.ts';
import { type Finding, finding } from '../rules/finding.ts';
import type { LinkTargets } from './linkTargets.ts';
import type { SiteFile } from './sitePages.ts';

/**
 * Tells of the days on which a text is on the site and the page that it links to is not. They are no
 * mistake, as the text then does without the link; but whoever writes it must know beforehand.
 * @param from when the text itself is on the site
 */
export function checkAbsence(
  url: string,
  { pages, today }: Pick<LinkTargets, 'pages' | 'today'>,
  from: Publishing,
): Finding | undefined {
  const target = pages.get(linkedPath(url))?.source;
  if (!target) return undefined;
  const first = from.publishAt && from.publishAt > today ? from.publishAt : today;
  // A text that has left the site comes back only by an edit of its date.
  if (from.expireAt && from.expireAt <= first) return undefined;
  const params = absenceOf(target, first, from.expireAt);
  return params && finding('unpublished-reference', { ...params, file: target.file, today });
}

/** @param first the first day on which it matters; @param end the day from which it no longer does */
function absenceOf({ draft, publishAt, expireAt }: SiteFile, first: string, end?: string) {
  if (draft) return {};
  const until = publishAt && publishAt > first ? publishAt : undefined;
  const since = expireAt && (!end || expireAt < end) ? expireAt : undefined;
  if (until === undefined && since === undefined) return undefined;
  return { until, since };
}
