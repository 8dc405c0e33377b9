import type { Answer } from './judge.ts';
import type { Surroundings } from './surroundings.ts';

/** Where and how a lead is posted. */
export interface LeadRequest {
  url: string;
  headers: Readonly<Record<string, string>>;
  body: string;
}

/** A service may need as long for a mail; waiting longer would tell a visitor no more. */
export const longestAttemptMs = 30_000;

/**
 * Browsers refuse such requests from 64 KB on, counting all that are on their way.
 * @see https://fetch.spec.whatwg.org/#http-network-or-cache-fetch
 */
const keepaliveBytes = 60_000;

/**
 * Posts a lead once; never throws.
 *
 * Redirects are followed: some services answer with one to a thank-you page, or to where the true
 * answer is, and only the last answer says how it went.
 * @returns nothing when no whole answer could be read: the lead may have arrived all the same
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
      // A visitor who leaves while it is on its way has still sent it.
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
