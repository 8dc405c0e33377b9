import { useInterface } from '../../components/PageContext/PageContext.tsx';
import { Picture } from '../../components/Picture/Picture.tsx';
import { StarRating } from '../../components/StarRating/StarRating.tsx';
import { href } from '../../components/url/href.ts';
import type { Review } from './+data.ts';
import styles from './Reviews.module.scss';

export function ReviewCard({ review }: { review: Review }) {
  const { name, location, rating, text, work } = review;
  const { testimonials } = useInterface();
  return (
    <figure className={styles.card}>
      {work.image && (
        <Picture
          picture={work.image}
          places={['(width >= 67.5em) 23rem', '(width >= 40em) 46vw', '92vw']}
          className={styles.image}
        />
      )}
      <StarRating rating={rating} words={testimonials.stars} />
      <blockquote>
        <p>{text}</p>
      </blockquote>
      {(work.services.length > 0 || work.project) && (
        <ul className={styles.work}>
          {work.services.map(({ label, path }) => (
            <li key={path}>
              <a href={href(path)}>{label}</a>
            </li>
          ))}
          {work.project && (
            <li>
              <a href={href('/gallery')}>{work.project}</a>
            </li>
          )}
        </ul>
      )}
      <figcaption className={styles.author}>
        <span className={styles.avatar} aria-hidden="true">
          {name.charAt(0)}
        </span>
        <span>
          <span className={styles.name}>{name}</span>
          <span className={styles.location}>
            {work.place ? <a href={href(work.place)}>{location}</a> : location}
          </span>
        </span>
      </figcaption>
    </figure>
  );
}
