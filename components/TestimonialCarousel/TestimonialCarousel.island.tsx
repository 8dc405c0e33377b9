import { useId } from 'react';
import type { InterfaceWords } from '#content/interfaceWords';
import { completed } from '../../scripts/content/model/published.ts';
import { arrowKeys } from '../Carousel/arrowKeys.ts';
import hidden from '../Hidden/Hidden.module.scss';
import { island } from '../Island/island.ts';
import { QuotedText } from '../Quote/QuotedText.tsx';
import { StarRating } from '../StarRating/StarRating.tsx';
import styles from './TestimonialCarousel.module.scss';
import { useAutoplay } from './useAutoplay.ts';
import { useSlides } from './useSlides.ts';

interface SlideWords {
  /** Distinguishes it from the words of other customers with the same name. */
  slug: string;
  name: string;
  location: string;
  rating: number;
  text: string;
  /** What was done for the customer. */
  service: string;
}

interface TestimonialCarouselProps {
  testimonials: readonly SlideWords[];
  words: Pick<InterfaceWords, 'carousel' | 'testimonials'>;
}

/**
 * Customers’ words, one at a time.
 *
 * Why an island: it advances every five seconds and can be paused. Without script it is a
 * list to swipe or scroll sideways.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/carousel/
 */
export const TestimonialCarousel = island(
  'TestimonialCarousel',
  ({ testimonials, words }: TestimonialCarouselProps) => {
    const trackId = useId();
    const count = testimonials.length;
    const { track, current, goTo, onScroll, onTouch } = useSlides();
    const goBack = () => goTo((current + count - 1) % count);
    const goOn = () => goTo((current + 1) % count);
    const { isReady, isPlaying, isTurning, toggle, attention } = useAutoplay(goOn);
    return (
      <section
        className={styles.carousel}
        aria-roledescription={words.carousel.name}
        aria-label={words.testimonials.name}
        onKeyDown={arrowKeys(goBack, goOn)}
        {...attention}
      >
        <CarouselControls
          words={words.testimonials}
          {...{ count, current, isPlaying, trackId, goTo }}
          isHidden={!isReady}
          onToggle={toggle}
        />
        <ul
          id={trackId}
          ref={track}
          className={styles.track}
          onScroll={onScroll}
          onPointerDown={onTouch}
          onWheel={onTouch}
          aria-live={isReady && !isTurning ? 'polite' : 'off'}
          aria-label={words.testimonials.slides}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys need it to be focusable
          tabIndex={0}
        >
          {testimonials.map((testimonial, index) => (
            <TestimonialSlide
              key={testimonial.slug}
              testimonial={testimonial}
              words={words}
              position={completed(words.carousel.position, { current: index + 1, total: count })}
              isInert={isReady && index !== current}
            />
          ))}
        </ul>
      </section>
    );
  },
);

interface CarouselControlsProps {
  words: InterfaceWords['testimonials'];
  count: number;
  current: number;
  isPlaying: boolean;
  /** Before the script runs there is nothing to control; the space is kept. */
  isHidden: boolean;
  trackId: string;
  goTo: (index: number) => void;
  onToggle: () => void;
}

/** The pause button, first in the tab order, and a dot for each slide. */
function CarouselControls(props: CarouselControlsProps) {
  const { words, count, current, isPlaying, isHidden, trackId, goTo, onToggle } = props;
  return (
    <div className={styles.controls} data-hidden={isHidden || undefined}>
      <button className={styles.toggle} type="button" aria-controls={trackId} onClick={onToggle}>
        <span className={isPlaying ? styles.pause : styles.play} aria-hidden="true" />
        <span>{isPlaying ? words.pause : words.play}</span>
        <span className={hidden.visually}> {words.subject}</span>
      </button>
      <ul className={styles.dots}>
        {Array.from({ length: count }, (_, index) => index).map((index) => (
          <li key={index}>
            <button
              className={styles.dot}
              type="button"
              aria-label={completed(words.show, { current: index + 1, total: count })}
              aria-current={index === current ? 'true' : undefined}
              onClick={() => goTo(index)}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

interface TestimonialSlideProps {
  testimonial: SlideWords;
  words: TestimonialCarouselProps['words'];
  /** For example `2 of 5`. */
  position: string;
  /** Out of view, and so out of reach of keys and screen readers. */
  isInert: boolean;
}

function TestimonialSlide({ testimonial, words, position, isInert }: TestimonialSlideProps) {
  const { name, location, rating, text, service } = testimonial;
  return (
    <li className={styles.slide} inert={isInert}>
      <figure
        className={styles.figure}
        aria-roledescription={words.carousel.slide}
        aria-label={position}
      >
        <StarRating rating={rating} words={words.testimonials.stars} />
        <QuotedText text={text} className={styles.quote} />
        <figcaption className={styles.person}>
          <span className={styles.name}>{name}</span> {location}
          <span className={styles.service}>{service}</span>
        </figcaption>
      </figure>
    </li>
  );
}
