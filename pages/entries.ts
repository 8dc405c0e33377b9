import { render } from 'vike/abort';

/**
 * The entry whose page is requested. A build only requests those that exist; during editing, one
 * may be deleted while a browser still shows it.
 */
export function requestedEntry<Entry extends Named>(
  entries: readonly Entry[],
  slug: string | undefined,
): Entry {
  const entry = bySlug(entries).get(slug);
  if (!entry) throw render(404);
  return entry;
}

interface Named {
  readonly slug: string;
}

/** Searching thousands of entries for each of them takes a twentieth of the time for rendering. */
const indexes = new WeakMap<readonly Named[], ReadonlyMap<string | undefined, Named>>();

function bySlug<Entry extends Named>(entries: readonly Entry[]) {
  const index = indexes.get(entries) ?? new Map(entries.map((entry) => [entry.slug, entry]));
  indexes.set(entries, index);
  return index as ReadonlyMap<string | undefined, Entry>;
}

/** The entry that another one names; the compiler has checked that it exists. */
export function entryOf<Entry extends Named>(entries: readonly Entry[], slug: string): Entry {
  const entry = bySlug(entries).get(slug);
  if (!entry) throw new Error(`Bug: there is no entry ${slug}`);
  return entry;
}
