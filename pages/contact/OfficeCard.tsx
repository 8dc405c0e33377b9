import type { Contact } from '#content/contact';
import type { Site } from '#content/site';
import { buttonClass } from '../../components/Button/Button.tsx';
import { ExternalLink } from '../../components/ExternalLink/ExternalLink.tsx';
import { PostalAddress } from '../../components/PostalAddress/PostalAddress.tsx';
import styles from './ContactCards.module.scss';

interface OfficeCardProps {
  card: Contact['illinois'];
  site: Site;
  directionsLabel: string;
}

export function OfficeCard({ card, site, directionsLabel }: OfficeCardProps) {
  const { address, links } = site;
  return (
    <div className={styles.card}>
      <h2 className={styles.heading}>{card.heading}</h2>
      <p className={styles.text}>{card.text}</p>
      <PostalAddress address={address} className={styles.address} />
      <div className={styles.action}>
        <ExternalLink url={links.directions.url} className={buttonClass('outline', true)}>
          {directionsLabel}
        </ExternalLink>
      </div>
    </div>
  );
}
