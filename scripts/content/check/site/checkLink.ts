import { type Finding, finding } from '../../model/diagnostic.ts';
import { telHref } from '../../model/published.ts';
import { listOfPage } from '../../model/routes.ts';
import { didYouMean, nearest, onlyOf, shortened } from '../../model/words.ts';
import { checkElsewhere, checkScheme, isOfEditors, uploadHelp } from '../outsideLinks.ts';
import { isWrongPhone, phoneLink } from '../words/contacts.ts';
import type { LinkTargets, SitePages } from './sitePages.ts';

/**
 * Checks a link as an editor wrote it.
 * @param url a path of this site, an anchor or an address elsewhere
 * @param from the path of the page that the link is on, for links that are only an anchor
 * @returns `undefined` if the link leads somewhere
 */
export function checkLink(url: string, targets: LinkTargets, from?: string): Finding | undefined {
  const { pages } = targets;
  if (!url.startsWith('/') && URL.canParse(url)) return checkOutside(url, targets);
  const own = ownAddress(url, targets);
  if (own) return checkOwn(own, targets);
  if (!url.startsWith('/') && !url.startsWith('#')) return relativeLink(url, targets);
  const [path = '', anchor] = url.startsWith('#') ? [from ?? '/', url.slice(1)] : url.split('#');
  const page = pages.get(path);
  const list = listOfPage(path);
  if (list !== undefined && pages.has(list)) {
    return finding('paged-link', { path }, { suggestion: list });
  }
  if (!page) return movedPage(path, anchor, targets) ?? unknownPage(path, anchor, pages);
  const { anchors } = page;
  if (anchor === undefined || !anchors || anchors.has(anchor)) return undefined;
  return unknownAnchor(url.startsWith('#') ? '' : path, anchor, anchors);
}

function movedPage(path: string, anchor: string | undefined, { moved }: LinkTargets) {
  const now = moved.get(path);
  if (now === undefined) return undefined;
  const suggestion = anchor === undefined ? now : `${now}#${anchor}`;
  return finding('moved-link', { path, now }, { suggestion });
}

function unknownPage(path: string, anchor: string | undefined, pages: SitePages): Finding {
  // What other sites and newsletters add behind a “?” leads nowhere else.
  const [bare = ''] = path.split('?');
  const guess = nearest(bare, pages.keys()) ?? sameName(bare, pages.keys());
  const help = didYouMean(path, [...pages.keys()], 'The pages are', guess);
  const suggestion = guess && anchor !== undefined ? `${guess}#${anchor}` : guess;
  return finding('unknown-page', { path }, { help, suggestion });
}

/** The only page with the same name in another folder: /services/roofing for /roofing. */
function sameName(written: string, paths: Iterable<string>): string | undefined {
  const name = written.slice(written.lastIndexOf('/'));
  return name.length > 1 ? onlyOf([...paths].filter((path) => path.endsWith(name))) : undefined;
}

/** @param path as written: empty for a link within its own page */
function unknownAnchor(path: string, anchor: string, anchors: ReadonlySet<string>): Finding {
  const params = { path, anchor };
  const [before = '', mark] = anchor.split(':~:');
  if (mark !== undefined) {
    const suggestion = before ? `${path}#${before}` : path;
    const help = `A browser added “:~:${shortened(mark)}” to highlight words: delete it.`;
    return finding('unknown-anchor', params, { help, suggestion });
  }
  if (anchors.size === 0 && path) {
    const help = `Nothing on that page can be linked to on its own. Link to the page as a whole: ${path}`;
    return finding('unknown-anchor', params, { help, suggestion: path });
  }
  const guess = nearest(anchor, anchors);
  const suggestion = guess && `${path}#${guess}`;
  const all = [...anchors].map((name) => `#${name}`);
  const help = didYouMean(`#${anchor}`, all, 'Its headings are', suggestion) || noHeadings;
  return finding('unknown-anchor', params, { help, suggestion });
}

const noHeadings = 'It has no headings to link to.';

function checkOutside(url: string, targets: LinkTargets): Finding | undefined {
  const { httpHosts, phones } = targets;
  const [phone] = phones;
  const { protocol, host, pathname } = new URL(url);
  if (protocol === 'tel:' && phone && isWrongPhone(pathname, phones)) {
    const suggestion = telHref(phone);
    return finding('other-phone', { found: pathname.slice(0, 40), phone }, { suggestion });
  }
  const own = isOfEditors(host) ? new URL(url) : ownAddress(url, targets);
  if (own) return checkOwn(own, targets);
  const found = checkElsewhere(url);
  if (found?.suggestion) {
    // The address behind may be one of our own.
    const suggestion = checkLink(found.suggestion, targets)?.suggestion ?? found.suggestion;
    return { ...found, suggestion };
  }
  if (protocol === 'http:' && !httpHosts.has(host)) {
    const details = {
      help: insecureHelp(host, httpHosts),
      suggestion: url.replace(/^http:/i, 'https:'),
    };
    return finding('insecure-link', { host }, details);
  }
  return checkScheme(new URL(url)) ?? found;
}

/** An address on this site, with or without what comes before its name. */
export function ownAddress(written: string, { ownHost }: LinkTargets): URL | undefined {
  const address = written.replace(/^https?:\/\//i, '');
  const url = `https://${address}`;
  if (ownHost === undefined || !/^[\w-]/.test(address) || !URL.canParse(url)) return undefined;
  const own = new URL(url);
  // With a user name before the host, it is an email address.
  const isOwn = own.username === '' && withoutWww(own.host) === withoutWww(ownHost);
  return isOwn ? own : undefined;
}

const withoutWww = (host: string) => host.replace(/^www\./, '');

/** A problem with the path is reported right away, so that one cure is enough. */
function checkOwn({ pathname, hash }: URL, targets: LinkTargets): Finding | undefined {
  const suggestion = pathname.replace(/(?<=.)\/$/, '') + hash;
  return checkLink(suggestion, targets) ?? finding('own-address', {}, { suggestion });
}

/** The lines to add for a host without https; `undefined` for a host that they cannot name. */
function insecureHelp(host: string, { size }: ReadonlySet<string>): string | undefined {
  if (!/^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/.test(host)) return undefined;
  const lines =
    size > 0
      ? `the line “  - ${host}” below “httpHosts:”`
      : `the line “httpHosts:”, and below it the line “  - ${host}”`;
  return `Write https:// in place of http:// and check that the page opens. Only if it does not, keep http:// and add to content/site.yaml ${lines}.`;
}

function relativeLink(url: string, targets: LinkTargets): Finding {
  const { pages } = targets;
  if (!url) return finding('relative-link', { url }, { help: noAddress });
  if (otherDocument.test(url)) {
    return finding('relative-link', { url: url.slice(0, 80) }, { help: uploadHelp(url) });
  }
  const path = `/${url.replace(/^[./]+|\.(md|html?)$/g, '')}`;
  const guess = nearest(path, pages.keys()) ?? sameName(path, pages.keys());
  const suggestion = guess ?? pageOfAddress(url, targets) ?? outsideAddress(url);
  const help = suggestion && `Did you mean “${suggestion}”?`;
  return finding('relative-link', { url: url.slice(0, 80) }, { help, suggestion });
}

/** The page that an address names while our own host is unknown because `site.yaml` is broken. */
function pageOfAddress(url: string, { ownHost, pages }: LinkTargets): string | undefined {
  const [, path = ''] = /^www\.[^/]+(\/[^?#]+)/i.exec(url) ?? [];
  return ownHost === undefined && pages.has(path) ? path : undefined;
}

/** Files of word processors, spreadsheets and the like. */
const otherDocument = /\.(?:docx?|odt|pages|rtf|txt|xlsx?|ods|numbers|csv|pptx?|key|zip)$/i;

const noAddress = 'Write it between the parentheses, for example (/services/roofing).';

/** The complete form of an address outside this site. */
function outsideAddress(url: string): string | undefined {
  if (/^[\w.+-]+@[\w-]+(\.[\w-]+)+$/.test(url)) return `mailto:${url}`;
  const phone = phoneLink(url);
  if (phone) return phone;
  return namesHost.test(url) ? `https://${url}` : undefined;
}

/** As people say the address of a site, with the most common endings if nothing is in front. */
const namesHost =
  /^(?:www\.[\w-]+(?:\.[\w-]+)+|[\w-]+(?:\.[\w-]+)*\.(?:com|org|net|gov|edu|us))(?:[/?#]|$)/i;
