import { ButtonLink } from '../../../components/Button/ButtonLink.tsx';
import { Section } from '../../../components/Section/Section.tsx';
import { estimateAnchor } from '../../../components/url/href.ts';
import styles from './City.module.scss';

interface CityCallProps {
  heading: string;
  text: string;
  label: string;
}

export function CityCall({ heading, text, label }: CityCallProps) {
  return (
    <Section ground="ink" labelledBy="city-call-heading">
      <div className={styles.call}>
        <h2 id="city-call-heading">{heading}</h2>
        <div>
          <p className={styles.text}>{text}</p>
          <ButtonLink to={estimateAnchor}>{label}</ButtonLink>
        </div>
      </div>
    </Section>
  );
}
