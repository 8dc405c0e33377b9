/** Where a company has a page of its own, and where one also finds others. */
const places =
  /(?:^|\.)(?:google|bing|duckduckgo|yahoo|facebook|instagram|linkedin|nextdoor|tiktok|twitter|x|yelp|youtube|bbb|angi)\.[a-z.]+$/;

/** By these a search opens one company’s own reviews, whatever words are searched for. */
const ownReviews = /[?&#](?:lrd|ludocid|kgmid)=/;

/** Tells whether an address is a search, which finds anybody, and not a page of the company’s own. */
export function isSearchPage(address: string): boolean {
  if (!URL.canParse(address) || ownReviews.test(address)) return false;
  const { hostname, pathname } = new URL(address);
  return places.test(hostname) && /^\/(?:search|results)(?:\/|$)/.test(pathname);
}
