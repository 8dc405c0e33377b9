import { useInterface } from '../../components/PageContext/PageContext.tsx';
import { StarRating } from '../../components/StarRating/StarRating.tsx';
import type { Review } from './+data.ts';
import styles from './Reviews.module.scss';

export function ReviewCard({ review }: { review: Review }) {
  const { name, location, rating, text } = review;
  const { testimonials } = useInterface();
  return (
    <figure className={styles.card}>
      <StarRating rating={rating} words={testimonials.stars} />
      <blockquote className={styles.text}>
        <p>{text}</p>
      </blockquote>
      <figcaption className={styles.author}>
        <span className={styles.avatar} aria-hidden="true">
          {name.charAt(0)}
        </span>
        <span>
          <span className={styles.name}>{name}</span>
          <span className={styles.location}>{location}</span>
        </span>
      </figcaption>
    </figure>
  );
}
