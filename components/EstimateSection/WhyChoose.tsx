import { Check } from 'lucide-react';
import type { EstimateForm } from '#content/estimateForm';
import styles from './EstimateSection.module.scss';

/** Five reasons, beside the form. */
export function WhyChoose({ whyChoose }: { whyChoose: EstimateForm['whyChoose'] }) {
  return (
    <div className={styles.why}>
      <h3>{whyChoose.heading}</h3>
      <ul className={styles.reasons}>
        {whyChoose.bullets.map((bullet) => (
          <li key={bullet}>
            <Check aria-hidden />
            {bullet}
          </li>
        ))}
      </ul>
    </div>
  );
}
