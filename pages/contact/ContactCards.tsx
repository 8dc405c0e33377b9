import type { Contact } from '#content/contact';
import { CallButton } from '../../components/Button/CallButton.tsx';
import { usePageContext } from '../../components/PageContext/PageContext.tsx';
import { Section } from '../../components/Section/Section.tsx';
import styles from './ContactCards.module.scss';
import { OfficeCard } from './OfficeCard.tsx';

export function ContactCards({ contact }: { contact: Contact }) {
  const { site } = usePageContext();
  return (
    <Section ground="paper">
      <div className={styles.cards}>
        <div className={styles.card}>
          <h2 className={styles.heading}>{contact.phone.heading}</h2>
          <p className={styles.text}>{contact.phone.text}</p>
          <div className={styles.action}>
            <CallButton phone={site.phone.display} label={site.phone.callLabel} wide />
          </div>
        </div>
        <OfficeCard card={contact.illinois} site={site} directionsLabel={contact.directionsLabel} />
        <OfficeCard
          card={contact.wisconsin}
          site={site}
          directionsLabel={contact.directionsLabel}
        />
      </div>
    </Section>
  );
}
