import type { Gallery } from '#content/gallery';
import { Comparison } from '../../components/Comparison/Comparison.island.tsx';
import { Island } from '../../components/Island/Island.tsx';
import { useInterface } from '../../components/PageContext/PageContext.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { SectionIntro } from '../../components/Section/SectionIntro.tsx';
import styles from './Gallery.module.scss';

export function BeforeAfter({ beforeAfter }: { beforeAfter: Gallery['beforeAfter'] }) {
  const { comparison } = useInterface();
  const { heading, intro, pairs } = beforeAfter;
  return (
    <Section ground="paper" labelledBy="before-after-heading">
      <SectionIntro id="before-after-heading" heading={heading} intro={intro} />
      {pairs.map(({ title, description, before, after }, index) => (
        <article key={title} className={styles.pair}>
          <Island
            component={Comparison}
            id={`Comparison${index + 1}`}
            trigger="interaction"
            props={{ title, before, after, words: comparison }}
          />
          <div>
            <h3>{title}</h3>
            <p className={styles.text}>{description}</p>
          </div>
        </article>
      ))}
    </Section>
  );
}
