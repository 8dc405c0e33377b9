import type { Gallery } from '#content/gallery';
import { Section } from '../../components/Section/Section.tsx';
import { SectionIntro } from '../../components/Section/SectionIntro.tsx';
import type { GalleryProject } from './+data.ts';
import styles from './Projects.module.scss';
import { ProjectTile } from './ProjectTile.tsx';

interface ProjectsProps {
  words: Gallery['projects'];
  projects: readonly GalleryProject[];
}

/**
 * The filter and the grid. Without script the filter is CSS: each link targets an empty anchor,
 * and the anchor's place in the list is the number that its tiles carry.
 */
export function Projects({ words, projects }: ProjectsProps) {
  const { categories, emptyText } = words;
  const numbered = categories.map(({ id, name }, index) => ({
    id,
    name,
    number: index + 1,
    isEmpty: index > 0 && !projects.some(({ category }) => category === id),
  }));
  return (
    <Section ground="stone" labelledBy="projects-heading">
      <SectionIntro id="projects-heading" heading={words.heading} intro={words.intro} />
      <div className={styles.filter}>
        {numbered.map(({ id }) => (
          <span key={id} id={`show-${id}`} className={styles.anchor} />
        ))}
        <nav className={styles.bar} aria-label="Project categories">
          <ul className={styles.categories}>
            {numbered.map(({ id, name }) => (
              <li key={id}>
                <a href={`#show-${id}`} className={styles.category}>
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <ul className={styles.grid}>
          {projects.map((project) => (
            <ProjectTile
              key={project.slug}
              project={project}
              number={numbered.find(({ id }) => id === project.category)?.number}
            />
          ))}
        </ul>
        {numbered
          .filter(({ isEmpty }) => isEmpty)
          .map(({ id, number }) => (
            <p key={id} data-number={number} className={styles.empty}>
              {emptyText}
            </p>
          ))}
      </div>
    </Section>
  );
}
