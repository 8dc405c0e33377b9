import { PhoneIcon } from '../PhoneLink/PhoneIcon.tsx';
import { PhoneLink } from '../PhoneLink/PhoneLink.tsx';
import styles from './Button.module.scss';
import { type ButtonLook, buttonClass } from './Button.tsx';

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
