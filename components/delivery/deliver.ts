import { attempt, type LeadRequest } from './attempt.ts';
import { pauseBefore } from './pause.ts';
import { pass, type Surroundings } from './surroundings.ts';

/** How a delivery ended; `offline` is to be tried again when the connection is back. */
export type Outcome = 'delivered' | 'failed' | 'offline';

const retries = 3;

/**
 * Posts a lead until it is taken, refused or given up; never throws.
 * @param onRetry called before each further attempt
 */
export async function deliver(
  request: LeadRequest,
  around: Surroundings,
  onRetry: () => void,
): Promise<Outcome> {
  for (let attempts = 0; ; attempts += 1) {
    const { verdict, retryAfter } = await attempt(request, around);
    if (verdict === 'taken') return 'delivered';
    if (verdict === 'refused') return 'failed';
    // Asked only after trying: browsers are wrong about being offline now and then.
    if (verdict === 'unreached' && !around.isOnline()) return 'offline';
    const pause = pauseBefore(attempts, retryAfter, around);
    if (attempts === retries || pause === undefined) return 'failed';
    onRetry();
    await pass(pause, around);
  }
}
