import type { ReactNode } from 'react';
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
  /** Buttons. */
  children?: ReactNode;
}

/** The top of a page: a picture behind a roof plane of 6-in-12, with the words on the plane. */
export function Hero({ heading, text, image, eyebrow, size, children }: HeroProps) {
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
            sizes="(width >= 67.5em) 74vw, 100vw"
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
        {children && <div className={styles.actions}>{children}</div>}
      </div>
    </section>
  );
}
