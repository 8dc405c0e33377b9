import { ExternalLink } from '../../../components/ExternalLink/ExternalLink.tsx';
import { usePageContext } from '../../../components/PageContext/PageContext.tsx';
import { PhoneLink } from '../../../components/PhoneLink/PhoneLink.tsx';
import { PostalAddress } from '../../../components/PostalAddress/PostalAddress.tsx';
import styles from './Footer.module.scss';

/** The number, the offices, and where else the company can be found. */
export function FooterContact() {
  const { company, email, hours, links, offices, phone } = usePageContext().site;
  return (
    <div>
      <h2 className={styles.heading}>{company.shortName}</h2>
      <PhoneLink phone={phone.display} className={styles.phone} />
      <p className={styles.hours}>{hours.short}</p>
      {email && (
        <a href={`mailto:${email}`} className={styles.outside}>
          {email}
        </a>
      )}
      {offices.map((office) => (
        <PostalAddress
          key={`${office.street} ${office.zip}`}
          address={office}
          className={styles.address}
        />
      ))}
      {links.profiles?.map(({ label, url }) => (
        <ExternalLink key={url} url={url} className={styles.outside}>
          {label}
        </ExternalLink>
      ))}
    </div>
  );
}
