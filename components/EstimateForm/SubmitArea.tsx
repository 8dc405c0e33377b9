import { DeliveryNotice } from '../delivery/DeliveryNotice.tsx';
import { SubmitButton } from '../delivery/SubmitButton.tsx';
import type { Phase } from '../delivery/useDelivery.ts';
import { contentHref } from '../url/href.ts';
import styles from './EstimateForm.module.scss';
import type { EstimateRequest } from './estimateSchema.ts';
import { fieldId } from './fieldAttributes.ts';
import type { EstimateFormProps } from './useEstimateForm.ts';

export interface SubmitAreaProps
  extends Pick<EstimateFormProps, 'content' | 'phone' | 'closeLabel'> {
  phase: Phase;
  /** What was sent last. */
  sent: EstimateRequest | undefined;
}

/** The button, what pressing it means, and what keeps the request from us. */
export function SubmitArea({ content, phone, closeLabel, phase, sent }: SubmitAreaProps) {
  const { consent, emergency, callLabel } = content;
  const urgent = sent?.isEmergency ? emergency : undefined;
  return (
    <div className={styles.submit}>
      <DeliveryNotice
        words={content}
        // That it arrived is said at the top.
        phase={phase === 'delivered' ? 'idle' : phase}
        closeLabel={closeLabel}
        call={{ label: callLabel, phone: urgent?.phone ?? phone }}
      />
      <SubmitButton
        look="paper"
        wide
        phase={phase}
        words={content}
        describedBy={consent && consentId}
      />
      {consent && (
        <p id={consentId} className={styles.consent}>
          {consent.text}{' '}
          {consent.link && <a href={contentHref(consent.link)}>{consent.linkLabel}</a>}
        </p>
      )}
    </div>
  );
}

const consentId = fieldId('consent');
