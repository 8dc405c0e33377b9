import { deliver } from './deliver.ts';
import { createDraftStore } from './draftStore.ts';
import { type Delivery, type Lead, leadRequest } from './leadRequest.ts';
import { createOutbox, type Outbox } from './outbox.ts';
import { simulate } from './simulate.ts';
import { submissionId } from './submissionId.ts';
import { browserSurroundings } from './surroundings.ts';

/** Longer addresses are rare, and browsers limit what a page may send while it is left. */
const longestUrl = 2000;

/**
 * The outbox of a form of the page.
 * @param draftKey where the browser keeps what is not sent yet
 * @param delivery the site’s setting
 * @param leadOf what is sent of a request, besides its id and the page’s address
 */
export function formOutbox<Request extends object>(
  draftKey: string,
  delivery: Delivery,
  leadOf: (request: Request) => Lead,
): Outbox<Request> {
  return createOutbox<Request>({
    drafts: createDraftStore(draftKey, () => sessionStorage),
    newId: submissionId,
    deliver: (request, id, onRetry) => {
      if (delivery === 'simulated') return simulate(request, browserSurroundings);
      const lead = { ...leadOf(request), submissionId: id, pageUrl: cutUrl(location.href) };
      return deliver(leadRequest(delivery, lead), browserSurroundings, onRetry);
    },
  });
}

/** An address that is no longer than what can be sent. */
export const cutUrl = (url: string) => url.slice(0, longestUrl);
