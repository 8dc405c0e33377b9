import { type Answer, judge } from './judge.ts';
import { pass, type Surroundings } from './surroundings.ts';

/** Where and how a lead is posted. */
export interface LeadRequest {
  url: string;
  headers: Readonly<Record<string, string>>;
  body: string;
}

/**
 * How a delivery ended. Nothing was stored if it `failed` or if it is `offline`, which is to be
 * sent when the connection is back. If it is `unknown`, it may have been stored: only the visitor
 * decides whether it is sent again.
 */
export type Outcome = 'delivered' | 'failed' | 'offline' | 'unknown';

const endings = { taken: 'delivered', refused: 'failed', unknown: 'unknown' } as const;

const retries = 3;

/** People keep their attention on something for about ten seconds without feedback. */
const longMs = 10_000;

/**
 * Posts a lead until it is taken, refused or given up on. Retries only if certainly nothing was
 * stored; never throws.
 * @param onWait called when it takes long, and before each further attempt
 */
export async function deliver(
  request: LeadRequest,
  around: Surroundings,
  onWait: () => void,
): Promise<Outcome> {
  const isLeft = around.watchLeaving();
  for (let attempts = 0; ; attempts += 1) {
    // Asked first, because a failed request does not tell whether it was sent.
    const isOnline = await around.isOnline();
    // Another page may have sent it meanwhile, so visitors who come back are asked.
    if (isLeft()) return 'unknown';
    if (!isOnline) return 'offline';
    const callOff = around.after(longMs, onWait);
    const answer = await attempt(request, around);
    callOff();
    const verdict = answer ? judge(answer) : 'unknown';
    if (verdict !== 'later') return endings[verdict];
    const pause = pauseBefore(attempts, answer?.retryAfter ?? null, around);
    if (attempts === retries || pause === undefined) return 'failed';
    onWait();
    await pass(pause, around);
  }
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
async function attempt(
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

const firstMs = 1000;

/** A visitor waits this long at most; if a service asks for more, the visitor is told. */
const longestMs = 20_000;

/**
 * How long to wait before the next attempt: as long as the service asks, or else twice as long each
 * time, less a random part of up to half, so that many visitors do not come back at once.
 * @param attempt 0 after the first attempt
 * @param retryAfter the header, which scripts can read across origins only if the service exposes it
 * @returns milliseconds; `undefined` when the service asks for more than a visitor would wait
 */
export function pauseBefore(
  attempt: number,
  retryAfter: string | null,
  { now, random }: { now: () => number; random: () => number },
): number | undefined {
  const asked = askedPause(retryAfter, now());
  if (asked === undefined) return firstMs * 2 ** attempt * (1 - random() / 2);
  return asked <= longestMs ? asked : undefined;
}

/**
 * Seconds, or an HTTP date.
 * @see https://www.rfc-editor.org/rfc/rfc9110#name-retry-after
 */
function askedPause(retryAfter: string | null, now: number): number | undefined {
  const text = retryAfter?.trim() ?? '';
  if (/^\d+$/.test(text)) return Number(text) * 1000;
  const date = Date.parse(text);
  return Number.isNaN(date) ? undefined : Math.max(0, date - now);
}
