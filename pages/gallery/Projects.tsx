import type { Gallery } from '#content/gallery';
import { Island } from '../../components/Island/Island.tsx';
import { useInterface } from '../../components/PageContext/PageContext.tsx';
import { ProjectCarousel } from '../../components/ProjectCarousel/ProjectCarousel.island.tsx';
import { ProjectGrid } from '../../components/ProjectGrid/ProjectGrid.island.tsx';
import { Section } from '../../components/Section/Section.tsx';
import type { GalleryData } from './+data.ts';
import styles from './Gallery.module.scss';

interface ProjectsProps extends Pick<GalleryData, 'featured' | 'projects'> {
  gallery: Gallery;
}

/** All projects: in a row to go through, and as tiles to choose from. */
export function Projects({ gallery, featured, projects }: ProjectsProps) {
  const { carousel, projects: controls } = useInterface();
  const { categories, emptyText } = gallery.projects;
  const words = { carousel, projects: controls };
  return (
    <>
      <Section ground="stone" labelledBy="featured-heading" intro={gallery.featured}>
        <div className={styles.carousel}>
          <Island
            component={ProjectCarousel}
            trigger="interaction"
            props={{ projects: featured, words }}
          />
        </div>
      </Section>
      <Section ground="paper" labelledBy="projects-heading" intro={gallery.projects}>
        <div className={styles.grid}>
          <Island
            component={ProjectGrid}
            trigger="visible"
            props={{ categories, emptyText, projects, words }}
          />
        </div>
      </Section>
    </>
  );
}
