import { deliver } from './deliver.ts';
import { createDraftStore } from './draftStore.ts';
import { originNow } from './leadOrigin.ts';
import { type Delivery, type Lead, leadRequest } from './leadRequest.ts';
import { createOutbox, type Outbox } from './outbox.ts';
import { simulate } from './simulate.ts';
import { submissionId } from './submissionId.ts';
import { browserSurroundings } from './surroundings.ts';

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
      if (delivery === 'simulated') return simulate(request, origin, browserSurroundings);
      const lead = { ...leadOf(request), submissionId: id, ...origin };
      return deliver(leadRequest(delivery, lead), browserSurroundings, onWait);
    },
  });
}
