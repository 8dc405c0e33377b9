/**
 * What an answer means for the lead: it was `taken`; it was `refused`, and will be again; it should
 * be sent `later`, and was not stored; or nobody can tell (`unknown`).
 */
type Verdict = 'taken' | 'refused' | 'later' | 'unknown';

/** What a form service answered last, after redirects. */
export interface Answer {
  status: number;
  body: string;
  /** Scripts can read it across origins only if the service exposes it. */
  retryAfter: string | null;
  /** Whether another address was requested first, which may have stored the lead. */
  isRedirected: boolean;
}

/**
 * Too many requests: a server says so before it does anything.
 * @see https://www.rfc-editor.org/rfc/rfc6585#section-4
 */
const tooMany = 429;

/** Too slow or too early: another server further back may have stored the lead. */
const halfway = [408, 425];

/** Says what a form service’s answer means for the lead. */
export function judge({ status, body, retryAfter, isRedirected }: Answer): Verdict {
  if (status >= 200 && status < 300) return saysNo(body) ? 'refused' : 'taken';
  // The first address may have stored the lead, and only its thank-you page be missing.
  if (isRedirected) return 'unknown';
  // A server that names a time is down on purpose; any other 5xx may come from halfway through.
  if (status === tooMany || (status === 503 && retryAfter)) return 'later';
  return status >= 400 && status < 500 && !halfway.includes(status) ? 'refused' : 'unknown';
}

const isFalse = (value: unknown) => [false, 0, 'false'].includes(value as never);

const isFailure = (value: unknown) =>
  Number(value) >= 400 || /^(?:error|fail(?:ed|ure)?)$/i.test(String(value));

const isAnything = (value: unknown) =>
  !isFalse(value) && !/^(?:null|\{\}|\[\]|"")$/.test(JSON.stringify(value));

/** How services say no with a status of 200: `false`, sometimes in quotes, or an error. */
const refusals: ReadonlyMap<string, (value: unknown) => boolean> = new Map([
  ['success', isFalse],
  ['ok', isFalse],
  ['status', isFailure],
  ['result', isFailure],
  ['error', isAnything],
  ['errors', isAnything],
]);

function saysNo(body: string): boolean {
  const answer = parse(body);
  if (typeof answer !== 'object' || answer === null) return answer === false;
  return Object.entries(answer).some(([key, value]) => refusals.get(key)?.(value) ?? false);
}

/** A thank-you page is not JSON, and not a refusal. */
function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
