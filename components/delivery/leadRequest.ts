import type { Site } from '#content/site';
import type { LeadRequest } from './deliver.ts';

/** Where a form’s requests go, as the site’s settings say. */
export type Delivery = Site['estimateDelivery'];

/** A form service, as the site’s settings name it. */
export type Endpoint = Exclude<Delivery, 'simulated'>;

/** What is sent: the visitor’s request, and where it comes from. */
export type Lead = Readonly<Record<string, string | boolean>>;

const contentTypes = {
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
} as const;

/**
 * The request that brings a lead to a form service.
 *
 * The submission’s id is a field, not a header: a header of our own would make browsers ask for
 * permission first, which few form services grant. `Accept` makes them answer instead of redirect.
 */
export function leadRequest({ endpoint, format, fields = [] }: Endpoint, lead: Lead): LeadRequest {
  const all = { ...Object.fromEntries(fields.map(({ name, value }) => [name, value])), ...lead };
  const pairs = Object.entries(all).map(([name, value]) => [name, String(value)]);
  return {
    url: endpoint,
    headers: { accept: 'application/json', 'content-type': contentTypes[format] },
    body: format === 'json' ? JSON.stringify(all) : new URLSearchParams(pairs).toString(),
  };
}

/** The page that a lead comes from. */
export interface LeadOrigin {
  /** Its public address. */
  pageUrl: string;
  /** Its title, as in the browser’s tab. */
  pageTitle: string;
}

/** The current page, read when a lead is sent, as its draft may be from another page. */
export const originNow = (): LeadOrigin => ({
  pageUrl: cutUrl(location.href),
  pageTitle: document.title,
});

/** Longer addresses are rare, and browsers limit what a page may send while it is being left. */
const longestUrl = 2000;

/** Cuts an address to the length that can be sent. */
export const cutUrl = (url: string) => url.slice(0, longestUrl);
