import { type CallWay, DeliveryNotice } from '../delivery/DeliveryNotice.tsx';
import { SubmitButton } from '../delivery/SubmitButton.tsx';
import type { Phase } from '../delivery/useDelivery.ts';
import { contentHref } from '../url/href.ts';
import styles from './EstimateForm.module.scss';
import { fieldId } from './fieldAttributes.ts';
import type { EstimateFormProps } from './useEstimateForm.ts';

export interface SubmitAreaProps extends Pick<EstimateFormProps, 'content' | 'closeLabel'> {
  call: CallWay;
  phase: Phase;
  wasAsked?: boolean | undefined;
}

/** The button, what pressing it means, and why a request has not arrived. */
export function SubmitArea(props: SubmitAreaProps) {
  const { content, call, closeLabel, phase, wasAsked } = props;
  const { consent } = content;
  return (
    <>
      <div className={styles.submit}>
        <DeliveryNotice
          words={content}
          // The confirmation is at the top of the form.
          phase={phase === 'delivered' ? 'idle' : phase}
          wasAsked={wasAsked}
          closeLabel={closeLabel}
          call={call}
        />
        <SubmitButton
          look="paper"
          wide
          phase={phase}
          words={content}
          describedBy={consent && consentId}
        />
      </div>
      {consent && (
        <div className={styles.consent}>
          <p id={consentId}>
            {consent.text}{' '}
            {consent.link && <a href={contentHref(consent.link)}>{consent.linkLabel}</a>}
          </p>
        </div>
      )}
    </>
  );
}

const consentId = fieldId('consent');
