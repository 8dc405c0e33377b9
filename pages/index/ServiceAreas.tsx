import type { Home } from '#content/home';
import { AreaLists } from '../../components/AreaMap/AreaLists.tsx';
import { ButtonLink } from '../../components/Button/Button.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { toEstimate } from '../../components/url/href.ts';
import type { HomeData } from './+data.ts';
import styles from './ServiceAreas.module.scss';

interface ServiceAreasProps {
  words: Home['areas'];
  area: HomeData['area'];
  states: HomeData['states'];
}

export function ServiceAreas({ words, area, states }: ServiceAreasProps) {
  return (
    <Section ground="paper" labelledBy="areas-heading" intro={words}>
      <div className={styles.areas}>
        <AreaLists area={area} lists={states} />
      </div>
      <div className={styles.foot}>
        <ButtonLink to={toEstimate}>{words.quoteLabel}</ButtonLink>
      </div>
    </Section>
  );
}
