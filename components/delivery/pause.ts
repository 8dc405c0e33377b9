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
