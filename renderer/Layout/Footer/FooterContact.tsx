import type { Site } from '#content/site';
import { PhoneLink } from '../../../components/PhoneLink/PhoneLink.tsx';
import { PostalAddress } from '../../../components/PostalAddress/PostalAddress.tsx';
import styles from './Footer.module.scss';

export function FooterContact({ site }: { site: Site }) {
  const { address, company, hours, phone } = site;
  return (
    <div>
      <h2 className={styles.heading}>{company.shortName}</h2>
      <PhoneLink phone={phone.display} className={styles.phone} />
      <p className={styles.hours}>{hours.short}</p>
      <PostalAddress address={address} className={styles.address} />
    </div>
  );
}
