import { createHash } from 'node:crypto';
import type { Site } from '../../schemas/site.ts';
import { siteAddress } from '../../siteAddress.ts';
import { speculationRules } from './speculationRules.ts';

const self = "'self'";
const none = "'none'";

/**
 * What pages may load and where they may send: their own host, and the services that the site’s
 * settings name.
 * @param site free of errors
 * @returns a policy for a `<meta>` element
 * @see https://www.w3.org/TR/CSP3/
 */
export function contentSecurityPolicy(site: Site): string {
  const chat = originOf(site.chat?.script);
  const map = originOf(site.links.map.embed);
  const estimates = originOf(endpointOf(site));
  const rules = hashOf(speculationRules(siteAddress(site).base));
  const directives = {
    'default-src': [self],
    'script-src': [self, rules, ...chat],
    // Whether the map can be had is asked before its frame takes the drawing’s place.
    'connect-src': [self, ...map, ...chat, ...estimates],
    'frame-src': [...map, ...chat],
    'form-action': [self, ...estimates],
    'base-uri': [none],
    'object-src': [none],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...new Set(sources)].join(' '))
    .join('; ');
}

/** None for what is not configured, or is a file of this site. */
const originOf = (url: string | undefined) =>
  url && URL.canParse(url) ? [new URL(url).origin] : [];

const endpointOf = ({ estimateDelivery }: Site) =>
  estimateDelivery === 'simulated' ? undefined : estimateDelivery.endpoint;

const hashOf = (script: string) =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
