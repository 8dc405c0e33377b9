import type { Gallery } from '#content/gallery';
import { Island } from '../../components/Island/Island.tsx';
import { useInterface } from '../../components/PageContext/PageContext.tsx';
import type { GalleryProject } from '../../components/ProjectGrid/galleryProject.ts';
import { ProjectGrid } from '../../components/ProjectGrid/ProjectGrid.island.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { SectionIntro } from '../../components/Section/SectionIntro.tsx';
import styles from './Gallery.module.scss';

interface ProjectsProps {
  words: Gallery['projects'];
  projects: readonly GalleryProject[];
}

export function Projects({ words, projects }: ProjectsProps) {
  const { carousel, projects: controls } = useInterface();
  const { heading, intro, categories, emptyText } = words;
  return (
    <Section ground="paper" labelledBy="projects-heading">
      <SectionIntro id="projects-heading" heading={heading} intro={intro} />
      <div className={styles.grid}>
        <Island
          component={ProjectGrid}
          trigger="visible"
          props={{ categories, emptyText, projects, words: { carousel, projects: controls } }}
        />
      </div>
    </Section>
  );
}
