import type { InterfaceWords } from '#content/interfaceWords';
import { completed } from '../../scripts/content/model/published.ts';
import styles from './TestimonialCarousel.module.scss';

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
export function CarouselControls(props: CarouselControlsProps) {
  const { words, count, current, isPlaying, isHidden, trackId, goTo, onToggle } = props;
  return (
    <div className={styles.controls} data-hidden={isHidden || undefined}>
      <button className={styles.toggle} type="button" aria-controls={trackId} onClick={onToggle}>
        <span className={isPlaying ? styles.pause : styles.play} aria-hidden="true" />
        {isPlaying ? words.pause : words.play}
        <span className={styles.hint}> {words.subject}</span>
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
