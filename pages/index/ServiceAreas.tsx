import type { Home } from '#content/home';
import { ButtonLink } from '../../components/Button/ButtonLink.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { SectionIntro } from '../../components/Section/SectionIntro.tsx';
import { href, toEstimate } from '../../components/url/href.ts';
import type { HomeData } from './+data.ts';
import styles from './ServiceAreas.module.scss';

interface ServiceAreasProps {
  areas: Home['areas'];
  states: HomeData['states'];
  legend: HomeData['legend'];
}

export function ServiceAreas({ areas, states, legend }: ServiceAreasProps) {
  // Without a page for any of them all marks are alike, and explain nothing.
  const hasPages = states.some((state) => state.areas.some(({ path }) => path));
  return (
    <Section ground="paper" labelledBy="areas-heading">
      <SectionIntro id="areas-heading" heading={areas.heading} intro={areas.intro} />
      <div className={styles.states}>
        {states.map((state) => (
          <div key={state.heading}>
            <h3 className={styles.state}>{state.heading}</h3>
            <ul className={styles.places}>
              {state.areas.map(({ name, path }) => (
                <li key={name} className={path ? styles.primary : styles.extended}>
                  {path ? <a href={href(path)}>{name}</a> : <span>{name}</span>}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      <div className={styles.foot}>
        {hasPages && (
          <ul className={styles.legend}>
            <li className={styles.primary}>{legend.primary}</li>
            <li className={styles.extended}>{legend.extended}</li>
          </ul>
        )}
        <ButtonLink to={toEstimate}>{areas.quoteLabel}</ButtonLink>
      </div>
    </Section>
  );
}
