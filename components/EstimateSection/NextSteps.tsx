import type { EstimateFormWords } from '#content/estimateForm';
import styles from './EstimateSection.module.scss';

interface NextStepsProps {
  nextSteps: NonNullable<EstimateFormWords['nextSteps']>;
}

/** What happens once the form is sent, below it. */
export function NextSteps({ nextSteps }: NextStepsProps) {
  return (
    <div className={styles.next}>
      <h3>{nextSteps.heading}</h3>
      <ol className={styles.steps}>
        {nextSteps.steps.map((step, index) => (
          <li key={step}>
            <span className={styles.number} aria-hidden="true">
              {index + 1}
            </span>
            {step}
          </li>
        ))}
      </ol>
    </div>
  );
}
