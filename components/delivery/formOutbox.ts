import { deliver, type Outcome } from './deliver.ts';
import { createDraftStore } from './draftStore.ts';
import { type LeadOrigin, originNow } from './leadOrigin.ts';
import { type Delivery, type Lead, leadRequest } from './leadRequest.ts';
import { createOutbox, type Outbox } from './outbox.ts';
import { submissionId } from './submissionId.ts';
import { browserSurroundings, pass } from './surroundings.ts';

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
