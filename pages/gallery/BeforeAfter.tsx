import type { Gallery } from '#content/gallery';
import { Comparison } from '../../components/Comparison/Comparison.island.tsx';
import { Island } from '../../components/Island/Island.tsx';
import { useInterface } from '../../components/PageContext/PageContext.tsx';
import { Section } from '../../components/Section/Section.tsx';
import styles from './Gallery.module.scss';

export function BeforeAfter({ beforeAfter }: Pick<Gallery, 'beforeAfter'>) {
  const { comparison } = useInterface();
  return (
    <Section ground="paper" labelledBy="before-after-heading" intro={beforeAfter}>
      {beforeAfter.pairs.map(({ title, description, before, after }, index) => (
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
