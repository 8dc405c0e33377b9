import { type ContentPage, contentPages } from '../model/contentModel.ts';
import type { NotFound } from '../model/notFound.ts';
import { fullTitle } from '../model/published.ts';
import { type Site, siteAddress } from '../model/site.ts';
import type { Output, SiteContent } from './modules.ts';
import { contentSecurityPolicy } from './securityFiles.ts';
import { element, markup } from './xml.ts';

/** An address that a page had before. */
interface Move {
  old: string;
  page: ContentPage;
}

/**
 * What redirects visitors from the former addresses of pages: rules for hosts that read rules, and
 * pages for those that do not. A page that is not on the site has none.
 * @param words for the pages
 * @param isPreview whether search engines must not list the site’s pages
 */
export function movedFiles(
  { model }: Pick<SiteContent, 'model'>,
  site: Site,
  words: NotFound['moved'],
  isPreview: boolean,
): Output[] {
  const moves = contentPages(model)
    .filter(({ path }) => !model.away.has(path))
    .flatMap((page) => page.formerly.map((old): Move => ({ old, page })));
  return [
    ['public/_redirects', redirectsFile(moves)],
    ['deploy/nginx-redirects.conf', nginxRedirects(moves, siteAddress(site).base)],
    ...moves.flatMap((move) => {
      const html = movedPage(move, site, words, isPreview);
      // Hosts without rules serve `/old` from the first and `/old/` from the second.
      return [`${move.old}.html`, `${move.old}/index.html`].map(
        (file): Output => [`public${file}`, html],
      );
    }),
  ];
}

/** The forms in which visitors and links may write an address. */
const formsOf = (address: string) => ['', '/', '.html', '/index.html'].map((end) => address + end);

/**
 * The file that Netlify, Cloudflare Pages and our own server read. Netlify redirects from where
 * there is a file only with an exclamation mark; Cloudflare does so anyway, and does not know the
 * mark: each skips rules that it does not know or has read already. Rules with a star come last:
 * Cloudflare allows few, and counts every rule after one as such.
 * @see https://docs.netlify.com/manage/routing/redirects/overview/
 * @see https://developers.cloudflare.com/pages/configuration/redirects/
 */
const redirectsFile = (moves: readonly Move[]): string =>
  [
    ...moves.flatMap(({ old, page }) =>
      formsOf(old).flatMap((from) => [`${from} ${page.path} 301!\n`, `${from} ${page.path} 301\n`]),
    ),
    // For hosts that use one `404.html` for everything, unless rules say otherwise.
    '/blog/* /blog/404.html 404\n',
  ].join('');

/**
 * The same for nginx, to be included where the site is served.
 * @param base the path that the site lives under, ending in a slash
 */
const nginxRedirects = (moves: readonly Move[], base: string): string =>
  moves
    .flatMap(({ old, page }) =>
      formsOf(old).map(
        (from) =>
          `location = ${under(base, from)} { return 301 ${under(base, page.path)}$is_args$args; }\n`,
      ),
    )
    .join('');

const under = (base: string, path: string) => base + path.slice(1);

/**
 * The page at an old address. Search engines treat one that refreshes at once as a redirect, and
 * list its target; if the refresh does not happen or is switched off, there is a link.
 * @see https://developers.google.com/search/docs/crawling-indexing/301-redirects
 */
function movedPage(
  { page }: Move,
  site: Site,
  words: NotFound['moved'],
  isPreview: boolean,
): string {
  const href = under(siteAddress(site).base, page.path);
  const title = fullTitle(site, words.heading);
  const policy = { 'http-equiv': 'Content-Security-Policy', content: contentSecurityPolicy(site) };
  const head = element('head', {}, [
    element('meta', { charset: 'utf-8' }),
    element('meta', policy),
    element('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
    element('title', {}, [title]),
    ...(isPreview ? [element('meta', { name: 'robots', content: 'noindex, nofollow' })] : []),
    element('link', { rel: 'canonical', href: site.url + page.path }),
    element('meta', { 'http-equiv': 'refresh', content: `0; url=${href}` }),
  ]);
  const link = element('a', { href }, [page.title]);
  const main = element('main', {}, [
    element('h1', {}, [words.heading]),
    element('p', {}, [`${words.text} `, link]),
  ]);
  const document = element('html', { lang: site.language }, [head, element('body', {}, [main])]);
  return `<!doctype html>\n${markup(document)}\n`;
}
