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
  /** The home page's is taller, and its picture scrolls at half the speed of the page. */
  size: 'home' | 'page';
  /** Buttons; what speaks for the company is below them. */
  children?: ReactNode;
}

/**
 * The top of a page: words under a roof with a 6-in-12 pitch, and a picture above it and, if there
 * is room, beside its wall. The roof slopes down to the left if the picture's subject is there.
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
 * As wide as the picture's box, or wider if it takes that to cover the box's height; see the styles
 * for the heights. A fifth less on phones, as the picture is what a slow network shows last.
 */
function placesOf({ width, height }: PictureData, home: boolean): string[] {
  const cover = (tall: string) => `calc(${(width / height).toFixed(2)} * ${tall})`;
  const beside = `max(76vw, ${cover(`min(100vh, ${home ? 54 : 46}rem)`)})`;
  const above = `max(100vw, ${cover('(40vw + 8.5rem)')})`;
  return [`(width >= 67.5em) or (orientation: landscape) ${beside}`, above];
}
