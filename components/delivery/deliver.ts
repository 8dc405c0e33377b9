import { attempt, type LeadRequest } from './attempt.ts';
import { judge } from './judge.ts';
import { pauseBefore } from './pause.ts';
import { pass, type Surroundings } from './surroundings.ts';

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
