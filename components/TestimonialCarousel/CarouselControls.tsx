import styles from './CarouselControls.module.scss';

interface CarouselControlsProps {
  count: number;
  current: number;
  isPlaying: boolean;
  /** Before the script runs there is nothing to control; the room is kept. */
  isHidden: boolean;
  trackId: string;
  goTo: (index: number) => void;
  onToggle: () => void;
}

/** The pause button, first in the tab order, and a dot for each slide. */
export function CarouselControls(props: CarouselControlsProps) {
  const { count, current, isPlaying, isHidden, trackId, goTo, onToggle } = props;
  return (
    <div className={styles.controls} data-hidden={isHidden || undefined}>
      <button className={styles.toggle} type="button" aria-controls={trackId} onClick={onToggle}>
        <span className={isPlaying ? styles.pause : styles.play} aria-hidden="true" />
        {isPlaying ? 'Pause' : 'Play'}
        <span className={styles.hint}> testimonials</span>
      </button>
      <ul className={styles.dots}>
        {Array.from({ length: count }, (_, index) => index).map((index) => (
          <li key={index}>
            <button
              className={styles.dot}
              type="button"
              aria-label={`Show testimonial ${index + 1} of ${count}`}
              aria-current={index === current ? 'true' : undefined}
              onClick={() => goTo(index)}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
