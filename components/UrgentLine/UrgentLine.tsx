import { usePageContext } from '../PageContext/PageContext.tsx';
import { PhoneIcon, PhoneLink } from '../PhoneLink/PhoneLink.tsx';
import styles from './UrgentLine.module.scss';

/** A line above the page of an urgent service; all of it dials the emergency number. */
export function UrgentLine({ words }: { words: string }) {
  const { phone, emergencyPhone = phone } = usePageContext().site;
  return (
    <div className={styles.line}>
      <PhoneLink phone={emergencyPhone.display} className={styles.link}>
        <span className={styles.words}>{words}</span>{' '}
        <span className={styles.number}>
          <PhoneIcon />
          {emergencyPhone.display}
        </span>
      </PhoneLink>
    </div>
  );
}
