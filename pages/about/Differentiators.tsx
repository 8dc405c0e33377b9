import type { About } from '#content/about';
import { Section } from '../../components/Section/Section.tsx';
import { SectionIntro } from '../../components/Section/SectionIntro.tsx';
import styles from './Differentiators.module.scss';

interface DifferentiatorsProps {
  differentiators: About['differentiators'];
}

export function Differentiators({ differentiators }: DifferentiatorsProps) {
  const { heading, intro, items } = differentiators;
  return (
    <Section ground="stone" labelledBy="differentiators-heading">
      <SectionIntro id="differentiators-heading" heading={heading} intro={intro} />
      <ul className={styles.items}>
        {items.map(({ title, description }) => (
          <li key={title} className={styles.item}>
            <h3>{title}</h3>
            <p className={styles.text}>{description}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
