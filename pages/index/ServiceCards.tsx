import type { Home } from '#content/home';
import { CardLink } from '../../components/CardLink/CardLink.tsx';
import rows from '../../components/CardRows/CardRows.module.scss';
import { Picture } from '../../components/Picture/Picture.tsx';
import { Section } from '../../components/Section/Section.tsx';
import type { HomeData } from './+data.ts';
import styles from './ServiceCards.module.scss';

interface ServiceCardsProps {
  services: Home['services'];
  cards: HomeData['cards'];
}

export function ServiceCards({ services, cards }: ServiceCardsProps) {
  return (
    <Section ground="stone" id="services" labelledBy="services-heading" intro={services}>
      <ul className={`${rows.rows} ${styles.cards}`}>
        {cards.map(({ name, image, path, description }) => (
          <li key={path} className={styles.card}>
            <div className={styles.view}>
              <Picture
                picture={image}
                places={['(width >= 67.5em) 27rem', '(width >= 40em) 46vw', '70vw']}
                className={styles.image}
              />
            </div>
            <div className={styles.words}>
              <h3>{name}</h3>
              <p className={styles.text}>{description}</p>
              <CardLink to={path} label={services.linkLabel} about={name} />
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
