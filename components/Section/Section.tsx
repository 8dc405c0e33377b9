import type { ReactNode } from 'react';
import styles from './Section.module.scss';

type SectionProps = Heading & {
  /** Its background; neighbors should differ. */
  ground: 'paper' | 'stone' | 'ink';
  id?: string;
  children: ReactNode;
};

/** A section that shows its own heading needs an id for it. */
type Heading =
  | {
      /** The id of the heading that names it; left out if the page’s own heading does. */
      labelledBy?: string;
      intro?: undefined;
    }
  | {
      labelledBy: string;
      /** The heading and the sentence that it starts with, if that is all that is above the rest. */
      intro: { readonly heading: string; readonly intro?: string };
    };

/** A band of the page; a gable of its color rises into the band above. */
export function Section(props: SectionProps) {
  const { ground, labelledBy, id, children } = props;
  return (
    <section
      id={id}
      aria-labelledby={labelledBy}
      className={`${styles.section} ${styles[ground]}`}
      data-ground={ground}
    >
      {props.intro && (
        <SectionIntro
          id={props.labelledBy}
          heading={props.intro.heading}
          intro={props.intro.intro}
        />
      )}
      {children}
    </section>
  );
}

interface SectionIntroProps {
  /** The heading's id, which names the section. */
  id: string;
  heading: string;
  intro?: string | undefined;
}

/** The heading and the sentence that a section starts with. */
export function SectionIntro({ id, heading, intro }: SectionIntroProps) {
  return (
    <div className={styles.box}>
      <div className={styles.intro}>
        <h2 id={id} tabIndex={-1} className={styles.heading}>
          {heading}
        </h2>
        {intro && <p className={styles.text}>{intro}</p>}
      </div>
    </div>
  );
}
