import type { About } from '#content/about';
import { AreaLists } from '../../components/AreaMap/AreaLists.tsx';
import { CallPanel } from '../../components/CallPanel/CallPanel.tsx';
import { Hero } from '../../components/Hero/Hero.tsx';
import { useData } from '../../components/PageContext/PageContext.tsx';
import { Section } from '../../components/Section/Section.tsx';
import type { data } from './+data.ts';
import styles from './About.module.scss';

export function Page() {
  const { about, area, regions } = useData<typeof data>();
  return (
    <>
      <Hero size="page" {...about.hero} />
      <Story story={about.story} />
      <Differentiators differentiators={about.differentiators} />
      <Section ground="paper" labelledBy="coverage-heading" intro={about.coverage}>
        <AreaLists area={area} lists={regions} />
      </Section>
      <CallPanel call={about.call} />
    </>
  );
}

function Story({ story }: { story: About['story'] }) {
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

function Differentiators({ differentiators }: Pick<About, 'differentiators'>) {
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
