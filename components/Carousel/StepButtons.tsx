import { Icon } from '../Icon/Icon.tsx';
import styles from './StepButtons.module.scss';

interface StepButtonsProps {
  /** The labels of the buttons. */
  words: { readonly previous: string; readonly next: string };
  canGoBack: boolean;
  canGoOn: boolean;
  goBack: () => void;
  goOn: () => void;
}

/** Buttons to the previous and the next slide. */
export function StepButtons({ words, canGoBack, canGoOn, goBack, goOn }: StepButtonsProps) {
  return (
    <div className={styles.steps}>
      <button
        type="button"
        className={styles.step}
        aria-label={words.previous}
        disabled={!canGoBack}
        onClick={goBack}
      >
        <Icon name="arrow" className={styles.back} />
      </button>
      <button
        type="button"
        className={styles.step}
        aria-label={words.next}
        disabled={!canGoOn}
        onClick={goOn}
      >
        <Icon name="arrow" className={styles.on} />
      </button>
    </div>
  );
}
