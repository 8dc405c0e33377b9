import { completed } from '../../scripts/content/model/published.ts';
import styles from './StarRating.module.scss';

/**
 * A row of stars, which screen readers read as one sentence. Safe in islands.
 * @param words the sentence, with `{rating}` for their number
 */
export function StarRating({ rating, words }: { rating: number; words: string }) {
  return (
    <span className={styles.stars} role="img" aria-label={completed(words, { rating })}>
      {'★'.repeat(rating)}
    </span>
  );
}
