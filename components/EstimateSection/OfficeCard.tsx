import type { Site } from '#content/site';
import { PhoneLink } from '../PhoneLink/PhoneLink.tsx';
import styles from './EstimateSection.module.scss';

/** The number, when it is answered, and the office. */
export function OfficeCard({ site }: { site: Site }) {
  const { address, hours, phone } = site;
  return (
    <div className={styles.office} data-ground="ink">
      <PhoneLink phone={phone.display} className={styles.phone} />
      <p className={styles.hours}>{hours.emergency}</p>
      <address className={styles.address}>
        {address.street}
        <br />
        {address.city}, {address.state} {address.zip}
      </address>
    </div>
  );
}
