import type { InterfaceWords } from '#content/interfaceWords';
import { StarRating } from '../StarRating/StarRating.tsx';
import styles from './TestimonialCarousel.module.scss';

export interface SlideWords {
  /** Distinguishes it from the words of other customers with the same name. */
  slug: string;
  name: string;
  location: string;
  rating: number;
  text: string;
  /** What was done for the customer. */
  service: string;
}

interface TestimonialSlideProps {
  testimonial: SlideWords;
  words: Pick<InterfaceWords, 'carousel' | 'testimonials'>;
  /** For example `2 of 5`. */
  position: string;
  /** Out of view, and so out of reach of keys and screen readers. */
  isInert: boolean;
}

export function TestimonialSlide({ testimonial, words, position, isInert }: TestimonialSlideProps) {
  const { name, location, rating, text, service } = testimonial;
  return (
    <li className={styles.slide} inert={isInert}>
      <figure
        className={styles.figure}
        aria-roledescription={words.carousel.slide}
        aria-label={position}
      >
        <StarRating rating={rating} words={words.testimonials.stars} />
        <blockquote className={styles.quote}>
          <p>{text}</p>
        </blockquote>
        <figcaption className={styles.person}>
          <span className={styles.name}>{name}</span> {location}
          <span className={styles.service}>{service}</span>
        </figcaption>
      </figure>
    </li>
  );
}
