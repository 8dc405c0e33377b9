import type { Outcome } from './deliver.ts';
import type { Draft, DraftStore } from './draftStore.ts';

/** Keeps what is typed until it is delivered, and sends it once unless told to send it again. */
export interface Outbox<Request extends object> {
  /** Keeps the fields as they are. */
  keep: (values: Draft['values']) => void;
  /** What an earlier page left. */
  left: () => Draft | undefined;
  /** What an earlier page left; also records that the visitor was asked about it. */
  ask: () => Draft | undefined;
  /**
   * Sends a request, or waits for the one that is on its way. Never throws.
   * @param again whether the visitor wants it sent even if the last one may have arrived; otherwise
   * nothing is sent in that case
   */
  send: (request: Request, onWait: () => void, again?: boolean) => Promise<Outcome>;
}

interface OutboxSettings<Request> {
  drafts: DraftStore;
  newId: () => string;
  /** Throws only before anything was sent. */
  deliver: (request: Request, id: string, onWait: () => void) => Promise<Outcome>;
}

export function createOutbox<Request extends object>(
  settings: OutboxSettings<Request>,
): Outbox<Request> {
  const { drafts, newId, deliver } = settings;
  let onItsWay: Promise<Outcome> | undefined;

  async function sendNow(request: Request, onWait: () => void): Promise<Outcome> {
    const tried = identify(request);
    // Visitors who leave from here on do not know the outcome, either.
    drafts.write({
      values: {},
      ...drafts.read(),
      tried,
      pending: 'unknown',
      isAsked: undefined,
    });
    const outcome = await deliver(request, tried.id, onWait).catch((): Outcome => 'failed');
    const draft = drafts.read();
    const pending = stillPending[outcome];
    drafts.write(outcome === 'delivered' || !draft ? undefined : { ...draft, pending });
    return outcome;
  }

  /** A corrected request gets a new id: a service that knows the old one would drop it. */
  function identify(request: Request): NonNullable<Draft['tried']> {
    const text = JSON.stringify(request);
    const before = drafts.read()?.tried;
    return before?.request === text ? before : { id: newId(), request: text };
  }

  return {
    keep: (values) => drafts.write({ ...drafts.read(), values }),
    left: drafts.read,
    ask() {
      const draft = drafts.read();
      if (draft?.pending) drafts.write({ ...draft, isAsked: true });
      return draft;
    },
    async send(request, onWait, again = false) {
      if (!onItsWay && !again && drafts.read()?.pending === 'unknown') return 'unknown';
      onItsWay ??= sendNow(request, onWait).finally(() => {
        onItsWay = undefined;
      });
      return onItsWay;
    },
  };
}

const stillPending: Partial<Record<Outcome, Draft['pending']>> = {
  offline: 'unsent',
  unknown: 'unknown',
};
