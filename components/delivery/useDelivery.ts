import { useCallback, useEffect, useRef, useState } from 'react';
import type { Outcome } from './deliver.ts';
import type { Outbox } from './outbox.ts';
import { emptyTrap } from './Trap.tsx';

/** Where a request is: not sent, left `unsent` on an earlier page, on its way, or at one of its ends. */
export type Phase = 'idle' | 'unsent' | 'sending' | 'retrying' | Outcome;

export const isOnItsWay = (phase: Phase) => phase === 'sending' || phase === 'retrying';

/**
 * Sends a form’s requests and says how that goes.
 * @param createOutbox called once
 */
export function useDelivery<Request extends object>(createOutbox: () => Outbox<Request>) {
  const element = useRef<HTMLFormElement>(null);
  const [phase, setPhase] = useState<Phase>('idle');
  const [outbox] = useState(createOutbox);
  const submitAgain = useCallback(() => element.current?.requestSubmit(), []);
  useReconnection(phase === 'offline', submitAgain);

  // Who comes back is asked: what was left here is not sent by itself.
  useEffect(() => setPhase(outbox.left()?.pending ?? 'idle'), [outbox]);
  return {
    /** The form’s. */
    element,
    phase,
    setPhase,
    outbox,
    /** @returns how it ended */
    async send(request: Request): Promise<Outcome> {
      if (emptyTrap(element.current)) {
        setPhase('failed');
        return 'failed';
      }
      setPhase('sending');
      // Whoever reads that it is not known and presses all the same has chosen.
      const outcome = await outbox.send(request, () => setPhase('retrying'), phase === 'unknown');
      setPhase(outcome);
      return outcome;
    },
  };
}

/**
 * Does something as soon as the connection is back.
 * @param isWaiting whether anything waits for it
 */
function useReconnection(isWaiting: boolean, action: () => void): void {
  useEffect(() => {
    if (!isWaiting) return undefined;
    // It may have come back just before.
    if (navigator.onLine) action();
    addEventListener('online', action);
    return () => removeEventListener('online', action);
  }, [isWaiting, action]);
}
