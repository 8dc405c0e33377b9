import type { Site } from '#content/site';
import { PhoneLink } from '../../../components/PhoneLink/PhoneLink.tsx';
import { CallWords } from '../CallWords/CallWords.tsx';
import styles from './Header.module.scss';

/** The call-now button of wide and of low windows; phones have the bar at the bottom. */
export function HeaderCall({ phone, label }: { phone: Site['phone']; label: string }) {
  return (
    <PhoneLink phone={phone.display} className={styles.call}>
      <CallWords phone={phone} label={label} />
    </PhoneLink>
  );
}
