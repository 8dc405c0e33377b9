import styles from './StarRating.module.scss';

/** A row of stars, said as one sentence to screen readers. Safe in islands. */
export function StarRating({ rating }: { rating: number }) {
  return (
    <span className={styles.stars} role="img" aria-label={`${rating} out of 5 stars`}>
      {'★'.repeat(rating)}
    </span>
  );
}
