import { Fragment } from 'react';
import type { Contact } from '#content/contact';
import type { Site } from '#content/site';
import { buttonClass, CallButton } from '../../components/Button/Button.tsx';
import { ExternalLink } from '../../components/ExternalLink/ExternalLink.tsx';
import { EmergencyHours, PhoneLink } from '../../components/PhoneLink/PhoneLink.tsx';
import { PostalAddress } from '../../components/PostalAddress/PostalAddress.tsx';
import { Section } from '../../components/Section/Section.tsx';
import type { OfficeContact } from '../../scripts/content/model/siteData.ts';
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

interface OfficeCardsProps {
  contact: Contact;
  illinois: readonly OfficeContact[];
  wisconsin: readonly OfficeContact[];
}

/** Which office to visit, from each state. */
export function OfficeCards({ contact, illinois, wisconsin }: OfficeCardsProps) {
  const { directionsLabel } = contact;
  return (
    <Section ground="stone">
      <div className={styles.offices}>
        <OfficeCard card={contact.illinois} offices={illinois} directionsLabel={directionsLabel} />
        <OfficeCard
          card={contact.wisconsin}
          offices={wisconsin}
          directionsLabel={directionsLabel}
        />
      </div>
    </Section>
  );
}

interface OfficeCardProps {
  card: Contact['illinois'];
  /** Those that the card is about: at least one. */
  offices: readonly OfficeContact[];
  directionsLabel: string;
}

export function OfficeCard({ card, offices, directionsLabel }: OfficeCardProps) {
  return (
    <div className={styles.card}>
      <h2 className={styles.heading}>{card.heading}</h2>
      <p className={styles.text}>{card.text}</p>
      {offices.map(({ office, hours, directions }, index) => (
        <Fragment key={directions}>
          <PostalAddress address={office} className={styles.address} />
          {hours.length > 0 && (
            <ul className={styles.ways}>
              {hours.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          )}
          <div className={index === offices.length - 1 ? styles.action : styles.between}>
            <ExternalLink url={directions} className={buttonClass('outline', true)}>
              {directionsLabel}
            </ExternalLink>
          </div>
        </Fragment>
      ))}
    </div>
  );
}
