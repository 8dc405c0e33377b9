import type { Gallery } from '#content/gallery';
import { Picture } from '../../components/Picture/Picture.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { SectionIntro } from '../../components/Section/SectionIntro.tsx';
import type { GalleryProject } from './+data.ts';
import styles from './Featured.module.scss';

interface FeaturedProps {
  featured: Gallery['featured'];
  projects: readonly GalleryProject[];
}

/** All projects in a row that scrolls: by touch, by wheel, and by arrow keys once it has the focus. */
export function Featured({ featured, projects }: FeaturedProps) {
  return (
    <Section ground="paper" labelledBy="featured-heading">
      <SectionIntro id="featured-heading" heading={featured.heading} intro={featured.intro} />
      <div className={styles.box}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must be reachable by keyboard */}
        <section className={styles.view} aria-label="Project slides" tabIndex={0}>
          <ul className={styles.track}>
            {projects.map(({ slug, image, title, categoryName }) => (
              <li key={slug} className={styles.slide}>
                <Picture
                  picture={image}
                  sizes="(width >= 67.5em) 23rem, (width >= 52.125em) 46vw, 86vw"
                  className={styles.image}
                />
                <p className={styles.category}>{categoryName}</p>
                <h3>{title}</h3>
              </li>
            ))}
          </ul>
        </section>
      </div>
    </Section>
  );
}
