/**
 * What an answer means for the lead: it was `taken`; it was `refused`, and will be again; it is to
 * come `later`, and was not stored; or nobody can tell (`unknown`).
 */
export type Verdict = 'taken' | 'refused' | 'later' | 'unknown';

/** What a form service answered last, after redirects. */
export interface Answer {
  status: number;
  body: string;
  /** Scripts can read it across origins only if the service exposes it. */
  retryAfter: string | null;
  /** Whether another address was asked first, which may have stored the lead. */
  isRedirected: boolean;
}

/**
 * Not read to its end, not to be processed yet, too many: servers say so before they do anything.
 * @see https://www.rfc-editor.org/rfc/rfc9110#name-408-request-timeout
 * @see https://www.rfc-editor.org/rfc/rfc8470#section-5.2
 * @see https://www.rfc-editor.org/rfc/rfc6585#section-4
 */
const unprocessed = [408, 425, 429];

/** Says what a form service’s answer means for the lead. */
export function judge({ status, body, retryAfter, isRedirected }: Answer): Verdict {
  if (status >= 200 && status < 300) return saysNo(body) ? 'refused' : 'taken';
  // The address before it may have stored the lead, and its thank-you page be missing.
  if (isRedirected) return 'unknown';
  // A server that names a time closed its doors on purpose; any other 5xx may come from half-way.
  if (unprocessed.includes(status) || (status === 503 && retryAfter)) return 'later';
  return status >= 400 && status < 500 ? 'refused' : 'unknown';
}

/** How services say no under a status of 200: `false`, sometimes in quotes, or an error. */
const refusals: ReadonlyMap<string, readonly unknown[]> = new Map([
  ['success', [false, 'false']],
  ['ok', [false, 'false']],
  ['status', ['error', 'fail', 'failed']],
  ['result', ['error']],
]);

function saysNo(body: string): boolean {
  const answer = parse(body);
  if (typeof answer !== 'object' || answer === null) return answer === false;
  return Object.entries(answer).some(([key, value]) => refusals.get(key)?.includes(value));
}

/** A thank-you page is no JSON, and no refusal. */
function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
