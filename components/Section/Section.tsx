import type { ReactNode } from 'react';
import styles from './Section.module.scss';
import { SectionIntro } from './SectionIntro.tsx';

export type Ground = 'paper' | 'stone' | 'ink';

interface SectionProps {
  /** Its background; neighbors should differ. */
  ground: Ground;
  /** The id of the heading that names it; left out if the page’s own heading does. */
  labelledBy?: string;
  id?: string;
  /** The heading and the sentence that it starts with, if that is all there is above the rest. */
  intro?: { readonly heading: string; readonly intro?: string };
  children: ReactNode;
}

/** A band of the page; a gable of its color rises into the band above. */
export function Section({ ground, labelledBy, id, intro, children }: SectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={labelledBy}
      className={`${styles.section} ${styles[ground]}`}
      data-ground={ground}
    >
      {intro && labelledBy && (
        <SectionIntro id={labelledBy} heading={intro.heading} intro={intro.intro} />
      )}
      {children}
    </section>
  );
}
