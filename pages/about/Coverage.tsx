import type { About } from '#content/about';
import { Section } from '../../components/Section/Section.tsx';
import { SectionIntro } from '../../components/Section/SectionIntro.tsx';
import styles from './Coverage.module.scss';

export function Coverage({ coverage }: { coverage: About['coverage'] }) {
  return (
    <Section ground="paper" labelledBy="coverage-heading">
      <SectionIntro id="coverage-heading" heading={coverage.heading} intro={coverage.intro} />
      <div className={styles.regions}>
        {coverage.regions.map(({ name, places }) => (
          <div key={name}>
            <h3 className={styles.region}>{name}</h3>
            <ul className={styles.places}>
              {places.map((place) => (
                <li key={place}>{place}</li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Section>
  );
}
