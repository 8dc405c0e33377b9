import type { Diagnostic } from '../diagnostic.ts';
import type { ContentModel } from '../model.ts';
import { finding, locate } from '../rules/finding.ts';

/**
 * Checks that no article is on the site before its own date.
 * @param now the moment of the check
 */
export function checkDates({ collections: { posts } }: ContentModel, now: Date): Diagnostic[] {
  // Where the day begins first, it has begun: nobody there is told to wait for today.
  const today = new Date(now.getTime() + 14 * 3_600_000).toISOString().slice(0, 10);
  return posts.flatMap(({ value: { draft, publishAt }, facts: { file, date } }) => {
    if (draft || publishAt || !date || date.day <= today) return [];
    const found = finding('future-date', { date: date.day }, { addition: date.publishing });
    return [locate(found, file, date.range)];
  });
}
