import { useEffect, useRef, useState } from 'react';
import type { InterfaceWords } from '#content/interfaceWords';
import { completed } from '../../scripts/content/model/published.ts';
import { Icon } from '../Icon/Icon.tsx';
import { island } from '../Island/island.ts';
import { Picture, type PictureData } from '../Picture/Picture.tsx';
import styles from './Comparison.module.scss';

interface ComparisonProps {
  /** The house and the job. */
  title: string;
  before: PictureData;
  after: PictureData;
  words: InterfaceWords['comparison'];
}

/**
 * Two pictures of one house in one frame, and a divider to drag between them.
 *
 * Why an island: the divider follows its range input. Without script both pictures are shown whole.
 */
export const Comparison = island(
  'Comparison',
  ({ title, before, after, words }: ComparisonProps) => {
    const frame = useRef<HTMLDivElement>(null);
    const range = useRef<HTMLInputElement>(null);
    const [share, setShare] = useState(50);
    // The input holds what the visitor chose before the script ran.
    useEffect(() => setShare(range.current?.valueAsNumber ?? 50), []);
    // Not with React’s `style`, which becomes an attribute in the HTML: the CSP forbids those.
    useEffect(() => frame.current?.style.setProperty('--share', `${share}%`), [share]);
    return (
      <div ref={frame} className={styles.comparison}>
        <ComparedPicture picture={after} side="after" label={words.after} />
        <ComparedPicture picture={before} side="before" label={words.before} />
        <input
          ref={range}
          className={styles.range}
          type="range"
          step="any"
          defaultValue={50}
          aria-label={completed(words.name, { title })}
          aria-valuetext={completed(words.share, {
            before: Math.round(share),
            after: Math.round(100 - share),
          })}
          onInput={({ currentTarget }) => setShare(currentTarget.valueAsNumber)}
        />
        <span className={styles.divider} aria-hidden="true">
          <span className={styles.grip}>
            <Icon name="compare" />
          </span>
        </span>
      </div>
    );
  },
);

interface ComparedPictureProps {
  picture: PictureData;
  side: 'before' | 'after';
  label: string;
}

function ComparedPicture({ picture, side, label }: ComparedPictureProps) {
  return (
    <figure className={styles.figure} data-side={side}>
      <Picture
        picture={picture}
        places={['(width >= 67.5em) 47rem', '92vw']}
        className={styles.image}
      />
      <figcaption className={styles.label}>{label}</figcaption>
    </figure>
  );
}
