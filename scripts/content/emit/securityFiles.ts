import { hash } from 'node:crypto';
import { adminFolder, adminPage, adminPolicy } from '../model/adminPage.ts';
import { type Site, siteAddress } from '../model/site.ts';
import { chatSources, originOf } from '../model/siteChat.ts';
import type { Output } from './modules.ts';
import { mapsOrigin, officeMaps, siteDataModule } from './siteDataModules.ts';

/**
 * The security policy, for the pages that carry it and for the hosts that send it.
 * @param site free of errors
 * @param isPreview whether search engines must list no file, not even pictures and the feed
 * @param frames the origins of frames that texts show
 */
export function securityFiles(site: Site, isPreview: boolean, frames: readonly string[]): Output[] {
  const policy = contentSecurityPolicy(site, frames);
  const others = isPreview ? [unlisted] : [];
  const headers = [...securityHeaders(policy), ...others];
  const forEditors = [...securityHeaders(adminPolicy, openedToSignIn), unlisted];
  return [
    ...siteDataModule('security', {
      policy,
      speculationRules: speculationRules(siteAddress(site).base),
    }),
    ['public/_headers', headersFile(headers)],
    ['deploy/nginx-headers.conf', nginxHeaders(headers)],
    ['deploy/nginx-admin-headers.conf', nginxHeaders(forEditors)],
  ];
}

const self = "'self'";
const none = "'none'";

/**
 * What pages may load and where they may send data: their own host, and the services that the
 * site’s settings name.
 * @param site free of errors
 * @param frames the origins of frames that texts show
 * @returns a policy for a `<meta>` element
 * @see https://www.w3.org/TR/CSP3/
 */
export function contentSecurityPolicy(site: Site, frames: readonly string[] = []): string {
  const chat = chatSources(site.chat);
  const map = site.offices.some((office) => officeMaps(office).embed) ? [mapsOrigin] : [];
  const endpoints = endpointsOf(site);
  const forms = endpoints.flatMap(({ endpoint }) => originOf(endpoint));
  const answers = endpoints.flatMap(({ answerPage }) => originOf(answerPage));
  const rules = hashOf(speculationRules(siteAddress(site).base));
  const own: Record<string, string[]> = {
    'default-src': [self],
    'script-src': [self, rules],
    // A page asks whether the map is available before its frame replaces the drawing.
    'connect-src': [self, ...map, ...forms],
    'frame-src': [...map, ...frames],
    // Browsers apply it to the redirect after a form as well.
    'form-action': [self, ...forms, ...answers],
    'base-uri': [none],
    'object-src': [none],
  };
  const names = new Set([...Object.keys(own), ...chat.keys()]);
  // A directive that only the chat adds replaces the default, so it starts with that.
  const sourcesOf = (name: string) => [...(own[name] ?? [self]), ...(chat.get(name) ?? [])];
  return [...names].map((name) => [name, ...new Set(sourcesOf(name))].join(' ')).join('; ');
}

const endpointsOf = ({ estimateDelivery, newsletterDelivery }: Site) =>
  [estimateDelivery, newsletterDelivery].flatMap((delivery) =>
    typeof delivery === 'string' ? [] : delivery,
  );

const hashOf = (script: string) => `'sha256-${hash('sha256', script, 'base64')}'`;

const policyName = 'Content-Security-Policy';

type Header = readonly [name: string, value: string];

/** @see https://developers.google.com/search/docs/crawling-indexing/robots-meta-tag */
const unlisted: Header = ['X-Robots-Tag', 'noindex, nofollow'];

/** Only a header can say who may frame a page: no one. */
function framed(policy: string): Header {
  return [policyName, `${policy}; frame-ancestors 'none'`];
}

/** What none of our pages use, so that nothing injected into one can use it either. */
const permissions = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'microphone',
  'payment',
  'usb',
];

/**
 * The headers of every answer.
 * @param policy what the page may load, and where it may send data
 * @see https://cheatsheetseries.owasp.org/cheatsheets/HTTP_Headers_Cheat_Sheet.html
 */
function securityHeaders(policy: string, opened: Header = openedAlone): Header[] {
  return [
    framed(policy),
    ['Strict-Transport-Security', 'max-age=63072000; includeSubDomains'],
    ['X-Content-Type-Options', 'nosniff'],
    ['X-Frame-Options', 'DENY'],
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ['Permissions-Policy', permissions.map((name) => `${name}=()`).join(', ')],
    opened,
  ];
}

const openerName = 'Cross-Origin-Opener-Policy';

/** No other site’s page keeps a reference to one of ours. */
const openedAlone: Header = [openerName, 'same-origin'];

/** The window in which GitHub asks who an editor is must answer the page that opened it. */
const openedToSignIn: Header = [openerName, 'same-origin-allow-popups'];

/** The editors’ page has a policy of its own, and search engines must not list it. */
const adminHeaders: readonly Header[] = [framed(adminPolicy), openedToSignIn, unlisted];

/** Hosts serve the page at any of these addresses, derived from its file’s name. */
const adminPaths = [adminPage, `${adminPage}.html`, `${adminFolder}*`];

/** These names contain a hash of the file, so its content never changes. */
const immutablePaths = ['/assets/*', '/pictures/*', '/sharing/*'];

const immutable: Header = ['Cache-Control', 'public, max-age=31536000, immutable'];

/**
 * The file that sets headers on Netlify, Cloudflare Pages and our own server.
 * @see https://docs.netlify.com/manage/routing/headers/
 * @see https://developers.cloudflare.com/pages/configuration/headers/
 */
function headersFile(headers: readonly Header[]): string {
  return [
    block('/*', headers),
    ...immutablePaths.map((path) => block(path, [immutable])),
    ...adminPaths.map((path) => block(path, adminHeaders, [policyName, openerName])),
  ].join('\n');
}

/**
 * @param without headers of other rules that would apply too. Cloudflare Pages would send both, and
 * a browser obeys both; where the later rule replaces the earlier anyway, the line has no effect.
 */
const block = (path: string, headers: readonly Header[], without: readonly string[] = []) =>
  `${path}\n${without.map((name) => `  ! ${name}\n`).join('')}${headers.map(([name, value]) => `  ${name}: ${value}\n`).join('')}`;

/** The same for nginx, to be included where the site is served. */
const nginxHeaders = (headers: readonly Header[]): string =>
  headers.map(([name, value]) => `add_header ${name} "${value}" always;\n`).join('');

/**
 * Lets the browser prepare a page when a visitor is about to choose its link. The text is the
 * same on every page of a site, so that a security policy can allow it by its hash.
 * @param base the path that the site is mounted at, ending in a slash
 * @see https://developer.mozilla.org/docs/Web/API/Speculation_Rules_API
 */
function speculationRules(base: string): string {
  const ownPages = { href_matches: `${base}*` };
  // Not pages to prepare: pictures, downloads, other tabs, and places on the same page.
  const others = [
    { href_matches: `${base}pictures/*` },
    { href_matches: `${base}files/*` },
    { selector_matches: '[target], [href^="#"], [aria-current="page"]' },
  ];
  const where = { and: [ownPages, { not: { or: others } }] };
  return JSON.stringify({ prerender: [{ where, eagerness: 'moderate' }] });
}
