/** The entry that another one names; the compiler has checked that it exists. */
export function entryOf<Entry extends { readonly slug: string }>(
  entries: readonly Entry[],
  slug: string,
): Entry {
  const entry = entries.find((candidate) => candidate.slug === slug);
  if (!entry) throw new Error(`Bug: there is no entry ${slug}`);
  return entry;
}
