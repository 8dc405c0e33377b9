import type { Site } from '#content/site';
import { EmergencyNumber } from '../PhoneLink/EmergencyNumber.tsx';
import { PhoneLink } from '../PhoneLink/PhoneLink.tsx';
import { PostalAddress } from '../PostalAddress/PostalAddress.tsx';
import styles from './EstimateSection.module.scss';

/** The number, when it is answered, and the main office. */
export function CallCard({ site }: { site: Site }) {
  const { hours, offices, phone } = site;
  const [office] = offices;
  return (
    <div className={styles.call} data-ground="ink">
      <PhoneLink phone={phone.display} className={styles.phone} />
      <p className={styles.hours}>
        {hours.emergency}
        <EmergencyNumber site={site} />
      </p>
      {office && <PostalAddress address={office} className={styles.address} />}
    </div>
  );
}
