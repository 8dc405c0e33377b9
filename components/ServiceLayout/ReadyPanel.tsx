import type { ServicePage } from '#content/servicePage';
import { ButtonLink } from '../Button/ButtonLink.tsx';
import { toEstimate } from '../url/href.ts';
import styles from './ReadyPanel.module.scss';

/** The panel below the text that leads to the form. */
export function ReadyPanel({ ready }: { ready: ServicePage['ready'] }) {
  return (
    <section className={styles.panel} aria-labelledby="ready-heading" data-ground="ink">
      <h2 id="ready-heading">{ready.heading}</h2>
      <p className={styles.text}>{ready.text}</p>
      <ButtonLink to={toEstimate}>{ready.buttonLabel}</ButtonLink>
    </section>
  );
}
