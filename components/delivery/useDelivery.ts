import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Outcome } from './deliver.ts';
import { emptyTrap } from './LeadForm.tsx';
import type { Outbox } from './outbox.ts';
import { browserSurroundings } from './surroundings.ts';

/** The state of a request: not sent, left `unsent` on an earlier page, on its way, or ended. */
export type Phase = 'idle' | 'unsent' | 'sending' | 'retrying' | Outcome;

export const isOnItsWay = (phase: Phase) => phase === 'sending' || phase === 'retrying';

/**
 * Sends a form’s requests and reports their progress.
 * @param createOutbox called once
 */
export function useDelivery<Request extends object>(createOutbox: () => Outbox<Request>) {
  const element = useRef<HTMLFormElement>(null);
  const [phase, setPhase] = useState<Phase>('idle');
  const [wasAsked, setWasAsked] = useState<boolean>();
  const [outbox] = useState(createOutbox);
  const submitAgain = useCallback(() => element.current?.requestSubmit(), []);
  const isChoice = useChoice(phase);
  useReconnection(phase === 'offline', submitAgain);

  // Visitors who come back are asked: what was left here is not sent automatically. A layout
  // effect, because a held click is repeated right after hydration.
  const ask = useCallback(() => {
    const left = outbox.ask();
    setPhase(left?.pending ?? 'idle');
    setWasAsked(left?.isAsked);
  }, [outbox]);
  useLayoutEffect(ask, [ask]);
  useReturn(ask);
  return {
    /** The ref of the form. */
    element,
    phase,
    /** Whether another page has already asked: then nobody is taken to the question again. */
    wasAsked,
    setPhase,
    outbox,
    /** @returns how it ended */
    async send(request: Request): Promise<Outcome> {
      if (emptyTrap(element.current)) {
        setPhase('failed');
        return 'failed';
      }
      const again = isChoice.current;
      setPhase('sending');
      setWasAsked(false);
      const outcome = await outbox.send(request, () => setPhase('retrying'), again);
      setPhase(outcome);
      return outcome;
    },
  };
}

/** Does something when the back button restores the page as it was left. */
export function useReturn(action: () => void): void {
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && action();
    addEventListener('pageshow', onShow);
    return () => removeEventListener('pageshow', onShow);
  }, [action]);
}

/** Phones say that they are connected before they are, and some never do. */
const checkEveryMs = 15_000;

/**
 * Does something as soon as the connection is back.
 * @param isWaiting whether anything waits for it
 */
function useReconnection(isWaiting: boolean, action: () => void): void {
  useEffect(() => {
    if (!isWaiting) return undefined;
    let isOver = false;
    const check = async () => {
      const isBack = await browserSurroundings.isOnline();
      if (isOver || !isBack) return;
      isOver = true;
      action();
    };
    // The connection may already be back.
    void check();
    addEventListener('online', check);
    const timer = setInterval(check, checkEveryMs);
    return () => {
      isOver = true;
      removeEventListener('online', check);
      clearInterval(timer);
    };
  }, [isWaiting, action]);
}

/** Nobody reads the question faster; the second half of a double click is not an answer. */
const readingMs = 1000;

/** @returns whether a press is the visitor’s choice to send again what may have arrived */
function useChoice(phase: Phase) {
  const isChoice = useRef(false);
  useEffect(() => {
    isChoice.current = false;
    if (phase !== 'unknown') return undefined;
    const timer = setTimeout(() => {
      isChoice.current = true;
    }, readingMs);
    return () => clearTimeout(timer);
  }, [phase]);
  return isChoice;
}
