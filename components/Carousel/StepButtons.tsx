import { Icon } from '../Icon/Icon.tsx';
import styles from './StepButtons.module.scss';

interface StepButtonsProps {
  /** What they step through, in the singular: `project`. */
  of: string;
  canGoBack: boolean;
  canGoOn: boolean;
  goBack: () => void;
  goOn: () => void;
}

/** The previous and the next one. */
export function StepButtons({ of, canGoBack, canGoOn, goBack, goOn }: StepButtonsProps) {
  return (
    <div className={styles.steps}>
      <button
        type="button"
        className={styles.step}
        aria-label={`Previous ${of}`}
        disabled={!canGoBack}
        onClick={goBack}
      >
        <Icon name="arrow" className={styles.back} />
      </button>
      <button
        type="button"
        className={styles.step}
        aria-label={`Next ${of}`}
        disabled={!canGoOn}
        onClick={goOn}
      >
        <Icon name="arrow" className={styles.on} />
      </button>
    </div>
  );
}
