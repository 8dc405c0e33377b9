import type { Site } from '#content/site';
import { PhoneLink } from '../PhoneLink/PhoneLink.tsx';
import { PostalAddress } from '../PostalAddress/PostalAddress.tsx';
import styles from './EstimateSection.module.scss';

/** The number, when it is answered, and the office. */
export function CallCard({ site }: { site: Site }) {
  const { address, hours, phone } = site;
  return (
    <div className={styles.call} data-ground="ink">
      <PhoneLink phone={phone.display} className={styles.phone} />
      <p className={styles.hours}>{hours.emergency}</p>
      <PostalAddress address={address} className={styles.address} />
    </div>
  );
}
