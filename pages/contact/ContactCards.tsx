import type { Contact } from '#content/contact';
import type { OfficeContact } from '#content/contacts';
import { usePageContext } from '../../components/PageContext/PageContext.tsx';
import { Section } from '../../components/Section/Section.tsx';
import styles from './ContactCards.module.scss';
import { OfficeCard } from './OfficeCard.tsx';
import { PhoneCard } from './PhoneCard.tsx';

interface ContactCardsProps {
  contact: Contact;
  illinois: readonly OfficeContact[];
  wisconsin: readonly OfficeContact[];
}

export function ContactCards({ contact, illinois, wisconsin }: ContactCardsProps) {
  const { site } = usePageContext();
  const { directionsLabel } = contact;
  return (
    <Section ground="paper">
      <div className={styles.cards}>
        <PhoneCard card={contact.phone} site={site} />
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
