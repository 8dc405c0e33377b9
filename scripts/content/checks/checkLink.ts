import { didYouMean, nearest } from '../explain/nearest.ts';
import type { SitePages } from './sitePages.ts';

/** What is wrong with a link, without its place. */
export interface LinkFinding {
  rule: string;
  message: string;
  help: string;
  suggestion?: string;
}

const outsideSchemes = ['https:', 'http:', 'mailto:', 'tel:'];

/**
 * Checks a link as an editor wrote it.
 * @param url a path of this site, an anchor or an address elsewhere
 * @param from the path of the page that the link is on, for anchors alone
 * @returns `undefined` when the link leads somewhere
 */
export function checkLink(url: string, pages: SitePages, from?: string): LinkFinding | undefined {
  if (URL.canParse(url)) return checkOutside(url);
  if (!url.startsWith('/') && !url.startsWith('#')) return relativeLink(url, pages);
  const [path = '', anchor] = url.startsWith('#') ? [from ?? '/', url.slice(1)] : url.split('#');
  if (!pages.has(path)) return unknownPage(path, anchor, pages);
  const anchors = pages.get(path);
  if (anchor === undefined || !anchors || anchors.has(anchor)) return undefined;
  return unknownAnchor(url.startsWith('#') ? '' : path, anchor, anchors);
}

function unknownPage(path: string, anchor: string | undefined, pages: SitePages): LinkFinding {
  const guess = nearest(path, pages.keys());
  return {
    rule: 'unknown-page',
    message: `No page has the address ${path}.`,
    help: didYouMean(path, [...pages.keys()], 'Pages are'),
    ...(guess ? { suggestion: anchor === undefined ? guess : `${guess}#${anchor}` } : {}),
  };
}

/** @param path as written: empty for a link within its own page */
function unknownAnchor(path: string, anchor: string, anchors: ReadonlySet<string>): LinkFinding {
  const guess = nearest(anchor, anchors);
  return {
    rule: 'unknown-anchor',
    message: `${path ? `The page ${path}` : 'This page'} has no heading #${anchor}.`,
    help: didYouMean(anchor, [...anchors], 'Its headings are') || 'It has no headings to link to.',
    ...(guess ? { suggestion: `${path}#${guess}` } : {}),
  };
}

function checkOutside(url: string): LinkFinding | undefined {
  if (outsideSchemes.includes(new URL(url).protocol)) return undefined;
  return {
    rule: 'link-scheme',
    message: `A link cannot start with “${new URL(url).protocol}”.`,
    help: 'Link to a page of this site (/contact), to https://…, to mailto:… or to tel:….',
  };
}

function relativeLink(url: string, pages: SitePages): LinkFinding {
  const guess = nearest(`/${url.replace(/^[./]+|\.(md|html?)$/g, '')}`, pages.keys());
  return {
    rule: 'relative-link',
    message: `“${url.slice(0, 80)}” is not a complete address.`,
    help: guess
      ? `Did you mean “${guess}”?`
      : 'Start links to this site with a slash, for example /services/roofing.',
    ...(guess ? { suggestion: guess } : {}),
  };
}
