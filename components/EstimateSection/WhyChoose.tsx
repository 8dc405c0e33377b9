import type { EstimateFormWords } from '#content/estimateForm';
import { Icon } from '../Icon/Icon.tsx';
import styles from './EstimateSection.module.scss';

/** Reasons, beside the form. */
export function WhyChoose({ whyChoose }: { whyChoose: EstimateFormWords['whyChoose'] }) {
  return (
    <div className={styles.why}>
      <h3>{whyChoose.heading}</h3>
      <ul className={styles.lines}>
        {whyChoose.bullets.map((bullet) => (
          <li key={bullet}>
            <Icon name="check" />
            {bullet}
          </li>
        ))}
      </ul>
    </div>
  );
}
