import { render } from 'vike/abort';

/**
 * The entry whose page is requested. A build only requests those that exist; during editing, one
 * may be deleted while a browser still shows it.
 */
export function requestedEntry<Entry extends { readonly slug: string }>(
  entries: readonly Entry[],
  slug: string | undefined,
): Entry {
  const entry = entries.find((candidate) => candidate.slug === slug);
  if (!entry) throw render(404);
  return entry;
}
