import type { Contact } from '#content/contact';
import type { Site } from '#content/site';
import { CallButton } from '../../components/Button/CallButton.tsx';
import { ExternalLink } from '../../components/ExternalLink/ExternalLink.tsx';
import { EmergencyHours } from '../../components/PhoneLink/EmergencyHours.tsx';
import { PhoneLink } from '../../components/PhoneLink/PhoneLink.tsx';
import styles from './ContactCards.module.scss';

/** Every way to reach the company except in person. */
export function PhoneCard({ card, site }: { card: Contact['phone']; site: Site }) {
  const { phone, emergencyPhone, textMessages, email, links } = site;
  const { profiles = [] } = links;
  const hasMore = textMessages || email || profiles.length > 0;
  return (
    <div className={`${styles.card} ${styles.phone}`}>
      <h3 className={styles.heading}>{card.heading}</h3>
      <p className={styles.text}>{card.text}</p>
      {emergencyPhone && emergencyPhone.display !== phone.display && (
        <p className={styles.address}>
          <EmergencyHours site={site} />
        </p>
      )}
      {hasMore && (
        <ul className={styles.ways}>
          {textMessages && (
            <li>
              {card.messagesLabel} <PhoneLink phone={textMessages} scheme="sms" />
            </li>
          )}
          {email && (
            <li>
              <a href={`mailto:${email}`}>{email}</a>
            </li>
          )}
          {profiles.map(({ label, url }) => (
            <li key={url}>
              <ExternalLink url={url}>{label}</ExternalLink>
            </li>
          ))}
        </ul>
      )}
      <div className={styles.action}>
        <CallButton phone={phone.display} label={phone.callLabel} wide />
      </div>
    </div>
  );
}
