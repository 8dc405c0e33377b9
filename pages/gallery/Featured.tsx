import type { Gallery } from '#content/gallery';
import { Island } from '../../components/Island/Island.tsx';
import { useInterface } from '../../components/PageContext/PageContext.tsx';
import { ProjectCarousel } from '../../components/ProjectCarousel/ProjectCarousel.island.tsx';
import type { GalleryProject } from '../../components/ProjectGrid/galleryProject.ts';
import { Section } from '../../components/Section/Section.tsx';
import { SectionIntro } from '../../components/Section/SectionIntro.tsx';
import styles from './Gallery.module.scss';

interface FeaturedProps {
  featured: Gallery['featured'];
  projects: readonly GalleryProject[];
}

export function Featured({ featured, projects }: FeaturedProps) {
  const { carousel, projects: controls } = useInterface();
  return (
    <Section ground="stone" labelledBy="featured-heading">
      <SectionIntro id="featured-heading" heading={featured.heading} intro={featured.intro} />
      <div className={styles.carousel}>
        <Island
          component={ProjectCarousel}
          trigger="interaction"
          props={{ projects, words: { carousel, projects: controls } }}
        />
      </div>
    </Section>
  );
}
