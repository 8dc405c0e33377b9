import type { ReactNode } from 'react';
import styles from './PageHead.module.scss';

interface PageHeadProps {
  heading: string;
  intro?: string | undefined;
  /** Above the heading: breadcrumbs, badges. */
  above?: ReactNode;
  /** Below the heading: a date. */
  children?: ReactNode;
}

/** The top of a page without a picture. */
export function PageHead({ heading, intro, above, children }: PageHeadProps) {
  return (
    <div className={styles.head} data-ground="ink">
      {above && <div className={styles.above}>{above}</div>}
      <h1 className={styles.heading}>{heading}</h1>
      {intro && <p className={styles.intro}>{intro}</p>}
      {children}
    </div>
  );
}
