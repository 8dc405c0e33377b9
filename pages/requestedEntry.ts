import { render } from 'vike/abort';

/**
 * The entry whose page is asked for. A build asks for those alone that there are; while editing, one
 * may be deleted that a browser still shows.
 */
export function requestedEntry<Entry extends { readonly slug: string }>(
  entries: readonly Entry[],
  slug: string | undefined,
): Entry {
  const entry = entries.find((candidate) => candidate.slug === slug);
  if (!entry) throw render(404);
  return entry;
}
