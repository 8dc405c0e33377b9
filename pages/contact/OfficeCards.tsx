import type { Contact } from '#content/contact';
import { Section } from '../../components/Section/Section.tsx';
import type { OfficeContact } from '../../scripts/content/model/siteData.ts';
import styles from './ContactCards.module.scss';
import { OfficeCard } from './OfficeCard.tsx';

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
