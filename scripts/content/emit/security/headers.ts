import type { Site } from '../../schemas/site.ts';
import { contentSecurityPolicy } from './contentSecurityPolicy.ts';

type Header = readonly [name: string, value: string];

/** What no page of ours uses, so that nothing that gets into one can. */
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
 * The headers that every answer carries.
 * @see https://cheatsheetseries.owasp.org/cheatsheets/HTTP_Headers_Cheat_Sheet.html
 */
function securityHeaders(site: Site): Header[] {
  return [
    ['Content-Security-Policy', `${contentSecurityPolicy(site)}; frame-ancestors 'none'`],
    ['Strict-Transport-Security', 'max-age=63072000; includeSubDomains'],
    ['X-Content-Type-Options', 'nosniff'],
    ['X-Frame-Options', 'DENY'],
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ['Permissions-Policy', permissions.map((name) => `${name}=()`).join(', ')],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
  ];
}

/** Names that carry a hash of their bytes: what they hold never changes. */
const immutablePaths = ['/assets/*', '/pictures/*', '/sharing/*'];

const immutable: Header = ['Cache-Control', 'public, max-age=31536000, immutable'];

/**
 * The file by which Netlify and Cloudflare Pages, and our own server, set headers.
 * @see https://docs.netlify.com/manage/routing/headers/
 * @see https://developers.cloudflare.com/pages/configuration/headers/
 */
export function headersFile(site: Site): string {
  return [
    block('/*', securityHeaders(site)),
    ...immutablePaths.map((path) => block(path, [immutable])),
  ].join('\n');
}

const block = (path: string, headers: readonly Header[]) =>
  `${path}\n${headers.map(([name, value]) => `  ${name}: ${value}\n`).join('')}`;

/** The same for nginx, to be included where the site is served. */
export function nginxHeaders(site: Site): string {
  return securityHeaders(site)
    .map(([name, value]) => `add_header ${name} "${value}" always;\n`)
    .join('');
}
