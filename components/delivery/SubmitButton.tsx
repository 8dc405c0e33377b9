import { type ButtonLook, buttonClass } from '../Button/Button.tsx';
import type { DeliveryWords } from './DeliveryNotice.tsx';
import styles from './delivery.module.scss';
import { isOnItsWay, type Phase } from './useDelivery.ts';

interface SubmitButtonProps {
  phase: Phase;
  words: DeliveryWords;
  look?: ButtonLook;
  wide?: boolean;
  /** The id of a description that screen readers read with the label. */
  describedBy?: string | undefined;
}

/**
 * Submits its form, only once on a double click. Shows a spinner while the form is being sent, and
 * while a click waits for the form’s code. When nobody knows whether the request arrived, its label
 * says that it sends it again.
 */
export function SubmitButton({ phase, words, look, wide, describedBy }: SubmitButtonProps) {
  const { submit, unknown } = words;
  const isSending = isOnItsWay(phase);
  const label = phase === 'unknown' ? unknown.againLabel : submit.label;
  return (
    <button
      type="submit"
      className={buttonClass(look, wide)}
      disabled={isSending}
      aria-describedby={describedBy}
      onClick={(event) => {
        if (event.detail > 1) event.preventDefault();
      }}
    >
      <span className={styles.spinner} data-turning={isSending || undefined} />
      <span>{isSending ? submit.sendingLabel : label}</span>
    </button>
  );
}
