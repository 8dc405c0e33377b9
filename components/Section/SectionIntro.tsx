import styles from './SectionIntro.module.scss';

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
