import type { Home } from '#content/home';
import { ButtonLink } from '../../components/Button/Button.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { Section, SectionIntro } from '../../components/Section/Section.tsx';
import { toEstimate } from '../../components/url/href.ts';
import styles from './Advantages.module.scss';

export function Advantages({ advantages }: { advantages: Home['advantages'] }) {
  return (
    <Section ground="paper" labelledBy="advantages-heading">
      <div className={styles.columns}>
        <div className={styles.lead}>
          <SectionIntro
            id="advantages-heading"
            heading={advantages.heading}
            intro={advantages.intro}
          />
          <ButtonLink to={toEstimate}>{advantages.linkLabel}</ButtonLink>
        </div>
        <ul>
          {advantages.items.map(({ icon, title, description }) => (
            <li key={title} className={styles.item}>
              <Icon name={icon} className={styles.icon} />
              <h3>{title}</h3>
              <p className={styles.text}>{description}</p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
