import type { ReactNode } from 'react';
import { useInterface } from '../PageContext/PageContext.tsx';
import { Picture, type PictureData } from '../Picture/Picture.tsx';
import styles from './Hero.module.scss';

interface HeroProps {
  heading: string;
  text: string;
  image: PictureData;
  /** A few words above the heading. */
  eyebrow?: string;
  /** Home's is taller, and its picture scrolls at half the speed of the page. */
  size: 'home' | 'page';
  /** Buttons; what speaks for the company stands below them. */
  children?: ReactNode;
}

/**
 * The top of a page: the words under a roof of 6-in-12, and a picture above it; beside its wall, too,
 * where there is room. The roof falls to the left if that is where the picture's subject is.
 */
export function Hero({ heading, text, image, eyebrow, size, children }: HeroProps) {
  const { proof } = useInterface();
  const home = size === 'home';
  return (
    <section
      className={`${styles.hero} ${styles[size]}`}
      aria-labelledby="page-heading"
      data-ground="ink"
    >
      <div className={styles.view}>
        <div className={styles.picture} data-parallax={home || undefined}>
          <Picture
            picture={image}
            places={placesOf(image, home)}
            className={styles.image}
            priority
          />
        </div>
      </div>
      <div className={styles.plane} />
      <div className={styles.words}>
        {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
        <h1 id="page-heading" className={styles.heading}>
          {heading}
        </h1>
        <p className={styles.text}>{text}</p>
        {children && (
          <div className={styles.actions}>
            {children}
            {proof && (
              <ul className={styles.proof}>
                {proof.map((reason) => (
                  <li key={reason}>{reason}</li>
                ))}
              </ul>
            )}
          </div>
        )}
      </div>
    </section>
  );
}

/**
 * As wide as the picture's place, or as its height makes a picture that covers it; see the style for
 * the heights. On phones a fifth less, as the picture is what a slow network shows last.
 */
function placesOf({ width, height }: PictureData, home: boolean): string[] {
  const cover = (tall: string) => `calc(${(width / height).toFixed(2)} * ${tall})`;
  const beside = `max(76vw, ${cover(`min(100vh, ${home ? 54 : 46}rem)`)})`;
  const above = `max(100vw, ${cover('(40vw + 8.5rem)')})`;
  return [`(width >= 67.5em) or (orientation: landscape) ${beside}`, above];
}
