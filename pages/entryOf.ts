import { assert } from './assert.ts';

/** The entry of a collection that a route's slug names; only such slugs are pre-rendered. */
export function entryOf<Entry extends { readonly slug: string }>(
  entries: readonly Entry[],
  slug: string | undefined,
): Entry {
  const entry = entries.find((candidate) => candidate.slug === slug);
  assert(entry, `there is no entry ${slug}`);
  return entry;
}
