/**
 * Lets the browser prepare a page when a visitor is about to choose its link. The text is the
 * same on every page of a site, so that a security policy can allow it by its hash.
 * @param base the path that the site is mounted at, ending in a slash
 * @see https://developer.mozilla.org/docs/Web/API/Speculation_Rules_API
 */
export function speculationRules(base: string): string {
  const ownPages = { href_matches: `${base}*` };
  // Pictures, other tabs and places on the same page are no pages to prepare.
  const others = [
    { href_matches: `${base}pictures/*` },
    { selector_matches: '[target], [href^="#"], [aria-current="page"]' },
  ];
  const where = { and: [ownPages, { not: { or: others } }] };
  return JSON.stringify({ prerender: [{ where, eagerness: 'moderate' }] });
}
