import type { ReactNode } from 'react';
import styles from './Button.module.scss';

/** `primary` is the one action of a place; `outline` and `paper` stand beside or on colour. */
export type ButtonLook = 'primary' | 'outline' | 'paper';

export interface ButtonProps {
  look?: ButtonLook;
  wide?: boolean;
  disabled?: boolean;
  /** The id of what else is read out with its words. */
  describedBy?: string | undefined;
  children: ReactNode;
}

/** Submits the form it stands in, once for a double click. Safe in islands. */
export function Button({ look = 'primary', wide, disabled, describedBy, children }: ButtonProps) {
  return (
    <button
      type="submit"
      className={buttonClass(look, wide)}
      disabled={disabled}
      aria-describedby={describedBy}
      onClick={(event) => {
        if (event.detail > 1) event.preventDefault();
      }}
    >
      {children}
    </button>
  );
}

/** The class of whatever looks like a button. */
export function buttonClass(look: ButtonLook = 'primary', wide = false): string {
  return [styles.button, styles[look], wide && styles.wide].filter(Boolean).join(' ');
}
