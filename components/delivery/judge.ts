/** `retry` is for what may be better in a moment; `refused` will be no better. */
export type Verdict = 'taken' | 'refused' | 'retry';

/** Too slow, too early, too many: the client’s statuses that pass by themselves. */
const passing = [408, 425, 429];

/**
 * Says what a form service’s answer means for the lead.
 * @param status of the last answer, after redirects
 * @param body as text
 */
export function judge(status: number, body: string): Verdict {
  if (status >= 500 || passing.includes(status)) return 'retry';
  return status >= 200 && status < 300 && !saysNo(body) ? 'taken' : 'refused';
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
