import { Button, type ButtonProps } from '../Button/Button.tsx';
import type { DeliveryWords } from './DeliveryNotice.tsx';
import styles from './SubmitButton.module.scss';

interface SubmitButtonProps extends Pick<ButtonProps, 'look' | 'wide' | 'describedBy'> {
  isSending: boolean;
  words: DeliveryWords['submit'];
}

/** Turns its wheel while a form is on its way, and while a click waits for the form’s code. */
export function SubmitButton({ isSending, words, ...looks }: SubmitButtonProps) {
  return (
    <Button {...looks} disabled={isSending}>
      <span className={styles.spinner} data-turning={isSending || undefined} />
      {isSending ? words.sendingLabel : words.label}
    </Button>
  );
}
