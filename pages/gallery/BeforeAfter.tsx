import type { Gallery } from '#content/gallery';
import { Section } from '../../components/Section/Section.tsx';
import { SectionIntro } from '../../components/Section/SectionIntro.tsx';
import styles from './BeforeAfter.module.scss';
import { ComparedPicture } from './ComparedPicture.tsx';

export function BeforeAfter({ beforeAfter }: { beforeAfter: Gallery['beforeAfter'] }) {
  const { heading, intro, pairs } = beforeAfter;
  return (
    <Section ground="paper" labelledBy="before-after-heading">
      <SectionIntro id="before-after-heading" heading={heading} intro={intro} />
      {pairs.map(({ title, description, before, after }) => (
        <article key={title} className={styles.pair}>
          <div className={styles.pictures}>
            <ComparedPicture picture={before} label="Before" />
            <ComparedPicture picture={after} label="After" />
          </div>
          <div className={styles.words}>
            <h3>{title}</h3>
            <p className={styles.text}>{description}</p>
          </div>
        </article>
      ))}
    </Section>
  );
}
