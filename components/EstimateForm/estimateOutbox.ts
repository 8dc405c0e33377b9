import type { Site } from '#content/site';
import { deliver } from './delivery/deliver.ts';
import { draftKey } from './delivery/draftKey.ts';
import { createDraftStore } from './delivery/draftStore.ts';
import { leadRequest } from './delivery/leadRequest.ts';
import { createOutbox, type Outbox } from './delivery/outbox.ts';
import { simulate } from './delivery/simulate.ts';
import { submissionId } from './delivery/submissionId.ts';
import { browserSurroundings } from './delivery/surroundings.ts';
import type { EstimateRequest } from './estimateSchema.ts';

/** Longer addresses are rare, and browsers limit what a page may send while it is left. */
const longestUrl = 2000;

/**
 * The outbox of the page’s estimate form.
 * @param delivery the site’s setting
 */
export function estimateOutbox(delivery: Site['estimateDelivery']): Outbox<EstimateRequest> {
  return createOutbox<EstimateRequest>({
    drafts: createDraftStore(draftKey, () => sessionStorage),
    newId: submissionId,
    deliver: (request, id, onRetry) => {
      if (delivery === 'simulated') return simulate(request, browserSurroundings);
      const { projectDescription = '', ...fields } = request;
      const lead = {
        ...fields,
        projectDescription,
        submissionId: id,
        pageUrl: location.href.slice(0, longestUrl),
        referrer: document.referrer.slice(0, longestUrl),
      };
      return deliver(leadRequest(delivery, lead), browserSurroundings, onRetry);
    },
  });
}
