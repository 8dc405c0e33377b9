import { Icon } from '../../../components/Icon/Icon.tsx';
import { PhoneLink } from '../../../components/PhoneLink/PhoneLink.tsx';
import styles from './Header.module.scss';

/** The call-now button of wide and of low windows; phones have the bar at the bottom. */
export function HeaderCall({ phone, label }: { phone: string; label: string }) {
  return (
    <PhoneLink phone={phone} className={styles.call}>
      <Icon name="phone" className={styles.callIcon} />
      <span className={styles.callLabel}>{label}</span>{' '}
      <span className={styles.callNumber}>{phone}</span>
    </PhoneLink>
  );
}
