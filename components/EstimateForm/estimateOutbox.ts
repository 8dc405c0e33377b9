import { formOutbox } from '../delivery/formOutbox.ts';
import { cutUrl } from '../delivery/leadOrigin.ts';
import type { Delivery } from '../delivery/leadRequest.ts';
import type { Outbox } from '../delivery/outbox.ts';
import { draftKey } from './draftKey.ts';
import type { EstimateRequest } from './estimateSchema.ts';

/**
 * The outbox of the page’s estimate form.
 * @param delivery the site’s setting
 */
export const estimateOutbox = (delivery: Delivery): Outbox<EstimateRequest> =>
  formOutbox(draftKey, delivery, ({ projectDescription = '', ...fields }) => ({
    ...fields,
    projectDescription,
    referrer: cutUrl(document.referrer),
  }));
