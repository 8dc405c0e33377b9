import type { Gallery } from '#content/gallery';
import { CallPanel } from '../../components/CallPanel/CallPanel.tsx';
import { Comparison } from '../../components/Comparison/Comparison.island.tsx';
import { Hero } from '../../components/Hero/Hero.tsx';
import { Island } from '../../components/Island/Island.tsx';
import { useData, useInterface } from '../../components/PageContext/PageContext.tsx';
import { ProjectCarousel } from '../../components/ProjectCarousel/ProjectCarousel.island.tsx';
import { ProjectGrid } from '../../components/ProjectGrid/ProjectGrid.island.tsx';
import { Section } from '../../components/Section/Section.tsx';
import type { data } from './+data.ts';
import styles from './Gallery.module.scss';

export function Page() {
  const { gallery, featured, projects } = useData<typeof data>();
  return (
    <>
      <Hero size="page" {...gallery.hero} />
      <BeforeAfter beforeAfter={gallery.beforeAfter} />
      {projects.length > 0 && (
        <Projects gallery={gallery} featured={featured} projects={projects} />
      )}
      <CallPanel call={gallery.call} />
    </>
  );
}

function BeforeAfter({ beforeAfter }: Pick<Gallery, 'beforeAfter'>) {
  const { comparison } = useInterface();
  return (
    <Section ground="paper" labelledBy="before-after-heading" intro={beforeAfter}>
      {beforeAfter.pairs.map(({ title, description, before, after }, index) => (
        <article key={title} className={styles.pair}>
          <Island
            component={Comparison}
            id={`Comparison${index + 1}`}
            trigger="interaction"
            props={{ title, before, after, words: comparison }}
          />
          <div>
            <h3>{title}</h3>
            <p className={styles.text}>{description}</p>
          </div>
        </article>
      ))}
    </Section>
  );
}

interface ProjectsProps extends Pick<ReturnType<typeof data>, 'featured' | 'projects'> {
  gallery: Gallery;
}

/** All projects: in a row to go through, and as tiles to choose from. */
function Projects({ gallery, featured, projects }: ProjectsProps) {
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
