import type { Site } from '#content/site';

/**
 * Our own pages on other sites. A sample is not ours, and a search for our name is nobody’s page:
 * search engines would take it for a second identity.
 * @see https://schema.org/sameAs
 */
export function profiles(
  links: readonly Pick<Site['links']['searchReviews'], 'url' | 'placeholder'>[],
) {
  const urls = links
    .filter(({ url, placeholder }) => !placeholder && !isSearch(url))
    .map(({ url }) => url);
  return urls.length > 0 ? { sameAs: urls } : {};
}

const isSearch = (url: string) => new URL(url).pathname.split('/').includes('search');
