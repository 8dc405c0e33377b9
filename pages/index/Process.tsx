import type { Home } from '#content/home';
import { ButtonLink } from '../../components/Button/Button.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { toEstimate } from '../../components/url/href.ts';
import styles from './Process.module.scss';

export function Process({ process }: { process: Home['process'] }) {
  return (
    <Section ground="paper" labelledBy="process-heading" intro={process}>
      <ol className={styles.steps}>
        {process.steps.map(({ number, title, description }) => (
          <li key={number} className={styles.step}>
            <span className={styles.number} aria-hidden="true">
              {number}
            </span>
            <h3>{title}</h3>
            <p className={styles.text}>{description}</p>
          </li>
        ))}
      </ol>
      <ButtonLink to={toEstimate}>{process.buttonLabel}</ButtonLink>
    </Section>
  );
}
