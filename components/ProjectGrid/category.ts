/** The category that shows everything; the content’s rules put it first. */
export const everything = 'all';

/** The fragment that names a category in the page’s address, and its anchor in the page. */
export const anchorOf = (id: string) => `show-${id}`;

/**
 * The category that an address asks for.
 * @param hash the address’s fragment with its `#`, perhaps empty
 * @param ids the categories there are
 * @returns everything when the fragment names none of them
 */
export function categoryIn(hash: string, ids: readonly string[]): string {
  return ids.find((id) => hash === `#${anchorOf(id)}`) ?? everything;
}
