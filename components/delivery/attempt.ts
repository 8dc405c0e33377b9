import type { Answer } from './judge.ts';
import type { Surroundings } from './surroundings.ts';

/** Where and how a lead is posted. */
export interface LeadRequest {
  url: string;
  headers: Readonly<Record<string, string>>;
  body: string;
}

/** A service may need this long to send an email; waiting longer would tell visitors no more. */
export const longestAttemptMs = 30_000;

/**
 * Browsers refuse `keepalive` requests from 64 KB on, counting all that are in flight.
 * @see https://fetch.spec.whatwg.org/#http-network-or-cache-fetch
 */
const keepaliveBytes = 60_000;

/**
 * Posts a lead once; never throws.
 *
 * Redirects are followed: some services redirect to a thank-you page or to the actual answer, and
 * only the last answer says how it went.
 * @returns nothing if no complete answer could be read: the lead may still have arrived
 */
export async function attempt(
  { url, headers, body }: LeadRequest,
  { fetch, after }: Surroundings,
): Promise<Answer | undefined> {
  const limit = new AbortController();
  const callOff = after(longestAttemptMs, () => limit.abort());
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers,
      body,
      signal: limit.signal,
      // It is still sent if the visitor leaves while it is on its way.
      keepalive: new Blob([body]).size < keepaliveBytes,
    });
    return {
      status: response.status,
      body: await response.text(),
      retryAfter: response.headers.get('retry-after'),
      isRedirected: response.redirected,
    };
  } catch {
    return undefined;
  } finally {
    callOff();
  }
}
