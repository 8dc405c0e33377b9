import type { About } from '#content/about';
import { Section } from '../../components/Section/Section.tsx';
import styles from './About.module.scss';

export function Story({ story }: { story: About['story'] }) {
  return (
    <Section ground="paper" labelledBy="story-heading">
      <div className={styles.columns}>
        <h2 id="story-heading" className={styles.heading}>
          {story.heading}
        </h2>
        <div className={styles.paragraphs}>
          {story.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </div>
    </Section>
  );
}
