import type { Site } from '../../schemas/site.ts';
import { siteAddress } from '../../siteAddress.ts';
import type { Output } from '../dataModule.ts';
import { dataModule } from '../dataModule.ts';
import { contentSecurityPolicy } from './contentSecurityPolicy.ts';
import { headersFile, nginxHeaders } from './headers.ts';
import { speculationRules } from './speculationRules.ts';

/**
 * The security policy for pages, which carry it themselves, and for the hosts that send it.
 * @param site free of errors
 */
export function securityFiles(site: Site): Output[] {
  return [
    ...securityModule(site),
    ['public/_headers', headersFile(site)],
    ['deploy/nginx-headers.conf', nginxHeaders(site)],
  ];
}

const securityModule = (site: Site) =>
  dataModule('security', {
    source: 'content/site.yaml',
    types: `
export interface Security {
  /** What pages may load and where they may send. */
  policy: string;
  /** The one inline script; the policy allows exactly this text. */
  speculationRules: string;
}
`,
    type: 'Security',
    value: {
      policy: contentSecurityPolicy(site),
      speculationRules: speculationRules(siteAddress(site).base),
    },
  });
