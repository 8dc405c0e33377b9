import type { MouseEventHandler } from 'react';
import type { InterfaceWords } from '#content/interfaceWords';
import { completed } from '../../scripts/content/model/published.ts';
import { StepButtons } from '../Carousel/StepButtons.tsx';
import { useCarousel } from '../Carousel/useCarousel.ts';
import hidden from '../Hidden/Hidden.module.scss';
import { island } from '../Island/island.ts';
import { useLightbox } from '../Lightbox/useLightbox.tsx';
import { Picture, wholePicture } from '../Picture/Picture.tsx';
import type { GalleryProject } from '../ProjectGrid/ProjectFacts.tsx';
import styles from './ProjectCarousel.module.scss';

interface ProjectCarouselProps {
  projects: readonly GalleryProject[];
  words: Pick<InterfaceWords, 'carousel' | 'projects'>;
}

/**
 * All projects in an endless row; each opens enlarged.
 *
 * Why an island: it loops, and has buttons and arrow keys. Without script it is a list to swipe or
 * scroll sideways, and a slide leads to its picture.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/carousel/
 */
export const ProjectCarousel = island(
  'ProjectCarousel',
  ({ projects, words }: ProjectCarouselProps) => {
    const { isReady, current, inView, view, onKeyDown, ...steps } = useCarousel();
    const { openFrom, lightbox } = useLightbox(words);
    const position = completed(words.carousel.position, {
      current: current + 1,
      total: projects.length,
    });
    return (
      <>
        <section
          className={styles.carousel}
          aria-roledescription={words.carousel.name}
          aria-label={words.projects.name}
          onKeyDown={onKeyDown}
        >
          <div className={styles.controls}>
            <StepButtons words={words.projects} {...steps} />
            <p className={styles.position} role="status">
              <span>{position}</span>
              <span className={hidden.visually}>{`: ${projects[current]?.title}`}</span>
            </p>
          </div>
          <section
            ref={view}
            className={styles.view}
            data-ready={isReady || undefined}
            aria-label={words.projects.slides}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys need it to be focusable
            tabIndex={0}
            data-hold-keys
          >
            <ul className={styles.track}>
              {projects.map((project, index) => (
                <ProjectSlide
                  key={project.slug}
                  project={project}
                  isInert={inView.length > 0 && !inView.includes(index)}
                  onOpen={openFrom(projects, index)}
                />
              ))}
            </ul>
          </section>
        </section>
        {lightbox}
      </>
    );
  },
);

interface ProjectSlideProps {
  project: GalleryProject;
  /** Out of view, and so out of reach of screen readers. */
  isInert: boolean;
  /** Shows the picture enlarged instead of following the link. */
  onOpen: MouseEventHandler<HTMLElement>;
}

function ProjectSlide({ project, isInert, onOpen }: ProjectSlideProps) {
  const { slug, image, title, categoryName } = project;
  return (
    <li className={styles.slide} inert={isInert} data-slug={slug}>
      <a href={wholePicture(image).href} className={styles.link} data-hold onClick={onOpen}>
        <Picture
          picture={image}
          places={['(width >= 67.5em) 23rem', '(width >= 48em) 46vw', '92vw']}
          className={styles.image}
        />
        <span className={styles.category}>{categoryName}</span>
        <h3>{title}</h3>
      </a>
    </li>
  );
}
