import type { Outcome } from './deliver.ts';
import type { Draft, DraftStore } from './draftStore.ts';

/** Keeps what is typed until it is delivered, and sends it once. */
export interface Outbox<Request extends object> {
  /** Keeps the fields as they are. */
  keep: (values: Draft['values']) => void;
  /** What an earlier page left; `isPending` when it should still be sent. */
  left: () => Draft | undefined;
  /** Sends a request; while one is on its way, its outcome. Never throws. */
  send: (request: Request, onRetry: () => void) => Promise<Outcome>;
}

interface OutboxSettings<Request> {
  drafts: DraftStore;
  newId: () => string;
  deliver: (request: Request, id: string, onRetry: () => void) => Promise<Outcome>;
}

export function createOutbox<Request extends object>(
  settings: OutboxSettings<Request>,
): Outbox<Request> {
  const { drafts, newId, deliver } = settings;
  let onItsWay: Promise<Outcome> | undefined;

  async function sendNow(request: Request, onRetry: () => void): Promise<Outcome> {
    const tried = identify(request);
    drafts.write({ values: {}, ...drafts.read(), tried, isPending: true });
    const outcome = await deliver(request, tried.id, onRetry).catch((): Outcome => 'failed');
    const draft = drafts.read();
    const isPending = outcome === 'offline';
    drafts.write(outcome === 'delivered' || !draft ? undefined : { ...draft, isPending });
    return outcome;
  }

  /** A corrected request is another one: a service that knows the id would drop the correction. */
  function identify(request: Request): NonNullable<Draft['tried']> {
    const text = JSON.stringify(request);
    const before = drafts.read()?.tried;
    return before?.request === text ? before : { id: newId(), request: text };
  }

  return {
    keep: (values) => drafts.write({ ...drafts.read(), values }),
    left: drafts.read,
    send(request, onRetry) {
      onItsWay ??= sendNow(request, onRetry).finally(() => {
        onItsWay = undefined;
      });
      return onItsWay;
    },
  };
}
