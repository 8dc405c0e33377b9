import { judge, type Verdict } from './judge.ts';
import type { Surroundings } from './surroundings.ts';

/** Where and how a lead is posted. */
export interface LeadRequest {
  url: string;
  headers: Readonly<Record<string, string>>;
  body: string;
}

export interface Answer {
  /** `unreached` when no whole answer came: the lead may have arrived all the same. */
  verdict: Verdict | 'unreached';
  retryAfter: string | null;
}

const timeoutMs = 10_000;

/**
 * Posts a lead once; never throws.
 *
 * Redirects are followed: some services answer with one to a thank-you page, or to where the true
 * answer is, and only the last answer says how it went.
 */
export async function attempt(
  { url, headers, body }: LeadRequest,
  { fetch, after }: Surroundings,
): Promise<Answer> {
  const timeout = new AbortController();
  const callOff = after(timeoutMs, () => timeout.abort());
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers,
      body,
      signal: timeout.signal,
      // A visitor who leaves while it is on its way has still sent it.
      keepalive: true,
    });
    const verdict = judge(response.status, await response.text());
    return { verdict, retryAfter: response.headers.get('retry-after') };
  } catch {
    return { verdict: 'unreached', retryAfter: null };
  } finally {
    callOff();
  }
}
