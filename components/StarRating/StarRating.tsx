import { completed } from '../../scripts/content/model/published.ts';
import styles from './StarRating.module.scss';

/**
 * A row of stars, said as one sentence to screen readers. Safe in islands.
 * @param words the sentence, with `{rating}` for their number
 */
export function StarRating({ rating, words }: { rating: number; words: string }) {
  return (
    <span className={styles.stars} role="img" aria-label={completed(words, { rating })}>
      {'★'.repeat(rating)}
    </span>
  );
}
