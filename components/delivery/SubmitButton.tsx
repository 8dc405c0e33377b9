import { Button, type ButtonProps } from '../Button/Button.tsx';
import type { DeliveryWords } from './DeliveryNotice.tsx';
import styles from './delivery.module.scss';
import { isOnItsWay, type Phase } from './useDelivery.ts';

interface SubmitButtonProps extends Pick<ButtonProps, 'look' | 'wide' | 'describedBy'> {
  phase: Phase;
  words: DeliveryWords;
}

/**
 * Shows a spinner while a form is being sent, and while a click waits for the form’s code. When
 * nobody knows whether the request arrived, its label says that it sends it again.
 */
export function SubmitButton({ phase, words, ...looks }: SubmitButtonProps) {
  const { submit, unknown } = words;
  const isSending = isOnItsWay(phase);
  const label = phase === 'unknown' ? unknown.againLabel : submit.label;
  return (
    <Button {...looks} disabled={isSending}>
      <span className={styles.spinner} data-turning={isSending || undefined} />
      <span>{isSending ? submit.sendingLabel : label}</span>
    </Button>
  );
}
