import { Picture } from '../Picture/Picture.tsx';
import type { GalleryProject } from '../ProjectGrid/galleryProject.ts';
import styles from './ProjectCarousel.module.scss';

/** What a slide shows, and no more: it travels inside the page. */
export type ProjectOnSlide = Pick<GalleryProject, 'slug' | 'title' | 'categoryName' | 'image'>;

interface ProjectSlideProps {
  project: ProjectOnSlide;
  /** Out of view, and so out of reach of screen readers. */
  isInert: boolean;
}

export function ProjectSlide({ project, isInert }: ProjectSlideProps) {
  const { image, title, categoryName } = project;
  return (
    <li className={styles.slide} inert={isInert}>
      <Picture
        picture={image}
        sizes="(width >= 67.5em) 23rem, (width >= 52.125em) 46vw, 92vw"
        className={styles.image}
      />
      <p className={styles.category}>{categoryName}</p>
      <h3>{title}</h3>
    </li>
  );
}
