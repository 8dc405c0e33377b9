import { deliver, type Outcome } from './deliver.ts';
import { createDraftStore, type Draft, type DraftStore } from './draftStore.ts';
import {
  type Delivery,
  type Lead,
  type LeadOrigin,
  leadRequest,
  originNow,
} from './leadRequest.ts';
import { browserSurroundings, pass } from './surroundings.ts';

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

/**
 * The outbox of a form of the page.
 * @param draftKey where the browser keeps what is not sent yet
 * @param delivery the site’s setting
 * @param leadOf what is sent of a request, besides its id and the page that it comes from
 */
export function formOutbox<Request extends object>(
  draftKey: string,
  delivery: Delivery,
  leadOf: (request: Request) => Lead,
): Outbox<Request> {
  return createOutbox<Request>({
    drafts: createDraftStore(draftKey, () => sessionStorage),
    newId: submissionId,
    deliver: (request, id, onWait) => {
      const origin = originNow();
      if (delivery === 'simulated') return simulate(request, origin);
      const lead = { ...leadOf(request), submissionId: id, ...origin };
      return deliver(leadRequest(delivery, lead), browserSurroundings, onWait);
    },
  });
}

const simulatedMs = 2000;

/**
 * Stands in for delivery while no endpoint is set.
 * @param data what the visitor asked for; logged
 * @param origin the page that it comes from; logged separately, as it is not form data
 */
async function simulate(data: object, origin: LeadOrigin): Promise<Outcome> {
  await pass(simulatedMs, browserSurroundings);
  // No request shows it, so the browser is asked.
  if (!navigator.onLine) return 'offline';
  console.log(data);
  console.info(origin);
  return 'delivered';
}

/** A random id for one submission; the same lead keeps it through every attempt. */
export function submissionId(): string {
  // Only on secure pages, which a site in a local network is not.
  if ('randomUUID' in crypto) return crypto.randomUUID();
  const bytes = (crypto as Crypto).getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
