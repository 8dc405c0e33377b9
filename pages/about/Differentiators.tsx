import type { About } from '#content/about';
import { Section } from '../../components/Section/Section.tsx';
import styles from './About.module.scss';

export function Differentiators({ differentiators }: Pick<About, 'differentiators'>) {
  return (
    <Section ground="stone" labelledBy="differentiators-heading" intro={differentiators}>
      <ul className={styles.items}>
        {differentiators.items.map(({ title, description }) => (
          <li key={title} className={styles.item}>
            <h3>{title}</h3>
            <p className={styles.text}>{description}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
