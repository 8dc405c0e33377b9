import type { Site } from '../../schemas/site.ts';
import { siteAddress } from '../../siteAddress.ts';
import type { Output } from '../modules.ts';
import { contentSecurityPolicy } from './contentSecurityPolicy.ts';
import { headersFile, nginxHeaders } from './headers.ts';
import { speculationRules } from './speculationRules.ts';

/**
 * The security policy for pages, which carry it themselves, and for the hosts that send it.
 * @param site free of errors
 */
export function securityFiles(site: Site): Output[] {
  return [
    ['security.ts', securityModule(site)],
    ['public/_headers', headersFile(site)],
    ['deploy/nginx-headers.conf', nginxHeaders(site)],
  ];
}

const securityModule = (
  site: Site,
) => `// Made from content/site.yaml by \`npm run compile\`; edit that instead.

/** What pages may load and where they may send. */
export const contentSecurityPolicy = ${JSON.stringify(contentSecurityPolicy(site))};

/** The one inline script; the policy allows exactly this text. */
export const speculationRules = ${JSON.stringify(speculationRules(siteAddress(site).base))};
`;
