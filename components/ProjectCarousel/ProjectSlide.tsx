import type { MouseEventHandler } from 'react';
import { Picture, wholePicture } from '../Picture/Picture.tsx';
import type { GalleryProject } from '../ProjectGrid/galleryProject.ts';
import styles from './ProjectCarousel.module.scss';

interface ProjectSlideProps {
  project: GalleryProject;
  /** Out of view, and so out of reach of screen readers. */
  isInert: boolean;
  /** Shows the picture large, in place of following the link. */
  onOpen: MouseEventHandler<HTMLElement>;
}

export function ProjectSlide({ project, isInert, onOpen }: ProjectSlideProps) {
  const { slug, image, title, categoryName } = project;
  return (
    <li className={styles.slide} inert={isInert} data-slug={slug}>
      <a href={wholePicture(image).href} className={styles.link} data-hold onClick={onOpen}>
        <Picture
          picture={image}
          places={['(width >= 67.5em) 23rem', '(width >= 52.125em) 46vw', '92vw']}
          className={styles.image}
        />
        <span className={styles.category}>{categoryName}</span>
        <h3>{title}</h3>
      </a>
    </li>
  );
}
