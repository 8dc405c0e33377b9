import { Button, type ButtonProps } from '../Button/Button.tsx';
import type { DeliveryWords } from './DeliveryNotice.tsx';
import styles from './SubmitButton.module.scss';
import { isOnItsWay, type Phase } from './useDelivery.ts';

interface SubmitButtonProps extends Pick<ButtonProps, 'look' | 'wide' | 'describedBy'> {
  phase: Phase;
  words: DeliveryWords;
}

/**
 * Turns its wheel while a form is on its way, and while a click waits for the form’s code. Says what
 * it does once nobody knows whether the request arrived: it sends it again.
 */
export function SubmitButton({ phase, words, ...looks }: SubmitButtonProps) {
  const { submit, unknown } = words;
  const isSending = isOnItsWay(phase);
  const label = phase === 'unknown' ? unknown.againLabel : submit.label;
  return (
    <Button {...looks} disabled={isSending}>
      <span className={styles.spinner} data-turning={isSending || undefined} />
      {isSending ? submit.sendingLabel : label}
    </Button>
  );
}
