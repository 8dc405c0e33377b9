import { DeliveryNotice } from '../delivery/DeliveryNotice.tsx';
import { SubmitButton } from '../delivery/SubmitButton.tsx';
import { isOnItsWay, type Phase } from '../delivery/useDelivery.ts';
import { contentHref } from '../url/href.ts';
import styles from './EstimateForm.module.scss';
import { fieldId } from './fieldAttributes.ts';
import type { EstimateFormProps } from './useEstimateForm.ts';

interface SubmitAreaProps extends Pick<EstimateFormProps, 'content' | 'phone' | 'closeLabel'> {
  phase: Phase;
  /** Whether the request is one. */
  isEmergency: boolean;
}

/** The button, what pressing it means, and what became of the request. */
export function SubmitArea(props: SubmitAreaProps) {
  const { content, phone, closeLabel, phase, isEmergency } = props;
  const { consent } = content;
  const urgent = isEmergency ? content.emergency : undefined;
  const isSettled = phase === 'delivered' && !urgent;
  return (
    <div className={styles.submit}>
      <DeliveryNotice
        words={{ ...content, success: urgent?.success ?? content.success }}
        phase={phase}
        closeLabel={closeLabel}
        call={isSettled ? undefined : { label: content.callLabel, phone: urgent?.phone ?? phone }}
      />
      <SubmitButton
        look="paper"
        wide
        isSending={isOnItsWay(phase)}
        words={content.submit}
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
