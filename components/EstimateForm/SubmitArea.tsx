import type { EstimateFormWords } from '#content/estimateForm';
import { DeliveryNotice, type DeliveryWords } from '../delivery/DeliveryNotice.tsx';
import { SubmitButton } from '../delivery/SubmitButton.tsx';
import { isOnItsWay, type Phase } from '../delivery/useDelivery.ts';
import styles from './EstimateForm.module.scss';

interface SubmitAreaProps {
  content: DeliveryWords & Pick<EstimateFormWords, 'callLabel'>;
  phone: string;
  closeLabel: string;
  phase: Phase;
}

/** The button, and what became of the request. */
export function SubmitArea({ content, phone, closeLabel, phase }: SubmitAreaProps) {
  return (
    <div className={styles.submit}>
      <DeliveryNotice
        words={content}
        phase={phase}
        closeLabel={closeLabel}
        call={{ label: content.callLabel, phone }}
      />
      <SubmitButton look="paper" wide isSending={isOnItsWay(phase)} words={content.submit} />
    </div>
  );
}
