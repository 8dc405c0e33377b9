import type { ReactNode } from 'react';
import { PhoneIcon, PhoneLink } from '../PhoneLink/PhoneLink.tsx';
import styles from './Button.module.scss';

/** `primary` is the main action of its place; `outline` and `paper` go beside it or on color. */
export type ButtonLook = 'primary' | 'outline' | 'paper';

/** The class of anything that looks like a button. */
export function buttonClass(look: ButtonLook = 'primary', wide = false): string {
  return [styles.button, styles[look], wide && styles.wide].filter(Boolean).join(' ');
}

interface ButtonLinkProps {
  /** A complete address: from `href()`, `toEstimate` and the like. */
  to: string;
  look?: ButtonLook;
  children: ReactNode;
}

/** A link that looks like a button. */
export function ButtonLink({ to, look, children }: ButtonLinkProps) {
  return (
    <a href={to} className={buttonClass(look)}>
      {children}
    </a>
  );
}

interface CallButtonProps {
  phone: string;
  /** The words before the number. */
  label: string;
  look?: ButtonLook;
  wide?: boolean;
}

/** A button that dials; shows its label and the number. */
export function CallButton({ phone, label, look, wide }: CallButtonProps) {
  return (
    <PhoneLink phone={phone} className={buttonClass(look, wide)}>
      <PhoneIcon />
      <span>
        {label} <span className={styles.number}>{phone}</span>
      </span>
    </PhoneLink>
  );
}

/** Buttons side by side; on phones, stacked at full width. */
export function ButtonRow({ children }: { children: ReactNode }) {
  return <div className={styles.row}>{children}</div>;
}
