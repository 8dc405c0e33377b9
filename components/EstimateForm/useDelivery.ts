import { useEffect, useState } from 'react';
import type { Site } from '#content/site';
import type { Outcome } from './delivery/deliver.ts';
import { estimateOutbox } from './estimateOutbox.ts';
import type { EstimateRequest } from './estimateSchema.ts';

/** Where a request is: not sent, on its way, or at one of its ends. */
export type Phase = 'idle' | 'sending' | 'retrying' | Outcome;

/** Sends requests and says how that goes. */
export function useDelivery(delivery: Site['estimateDelivery']) {
  const [phase, setPhase] = useState<Phase>('idle');
  const [outbox] = useState(() => estimateOutbox(delivery));
  return {
    phase,
    setPhase,
    outbox,
    /** @returns how it ended */
    async send(request: EstimateRequest): Promise<Outcome> {
      setPhase('sending');
      const outcome = await outbox.send(request, () => setPhase('retrying'));
      setPhase(outcome);
      return outcome;
    },
  };
}

/**
 * Does something as soon as the connection is back.
 * @param isWaiting whether anything waits for it
 */
export function useReconnection(isWaiting: boolean, action: () => void): void {
  useEffect(() => {
    if (!isWaiting) return undefined;
    // It may have come back just before.
    if (navigator.onLine) action();
    addEventListener('online', action);
    return () => removeEventListener('online', action);
  }, [isWaiting, action]);
}
