import { useRef } from 'react';
import { flushSync } from 'react-dom';
import type { InterfaceWords } from '#content/interfaceWords';
import { completed } from '../../scripts/content/model/published.ts';
import { Icon } from '../Icon/Icon.tsx';
import { island } from '../Island/island.ts';
import { useLightbox } from '../Lightbox/useLightbox.tsx';
import { anchorOf, CategoryBar, everything, useCategory } from './CategoryBar.tsx';
import type { GalleryProject } from './ProjectFacts.tsx';
import styles from './ProjectGrid.module.scss';
import { ProjectTile } from './ProjectTile.tsx';
import { wideTiles } from './wideTiles.ts';

interface ProjectGridProps {
  categories: readonly { id: string; name: string }[];
  /** Shown if a category has no project. */
  emptyText: string;
  projects: readonly GalleryProject[];
  words: Pick<InterfaceWords, 'carousel' | 'projects'>;
}

/**
 * The projects as tiles, with a filter above them and enlarged pictures.
 *
 * Why an island: it counts what a filter leaves, keeps the choice in the address and opens pictures
 * in place. Without script the filter is CSS: each link targets an empty anchor, whose position in
 * the list is the number on its tiles; and a tile leads to its picture.
 */
export const ProjectGrid = island(
  'ProjectGrid',
  ({ categories, emptyText, projects, words }: ProjectGridProps) => {
    const { isReady, chosen, choose } = useCategory(categories.map(({ id }) => id));
    const root = useRef<HTMLDivElement>(null);
    const { openFrom, lightbox } = useLightbox(words);
    const inCategory = (id: string) =>
      projects.filter(({ category }) => id === everything || id === category);
    const shown = inCategory(chosen);
    const wide = wideTiles(shown.length);
    return (
      <div ref={root} className={styles.filter} data-scripted={isReady || undefined}>
        {categories.map(({ id }) => (
          <span key={id} id={anchorOf(id)} className={styles.anchor} />
        ))}
        <CategoryBar
          name={words.projects.categories}
          categories={categories}
          chosen={isReady ? chosen : undefined}
          onChoose={(id) => {
            flushSync(() => choose(id));
            // As the link does without script, but at once: a smooth scroll can lose to one that is
            // already moving to a place on the longer page.
            root.current?.scrollIntoView({ behavior: 'instant' });
          }}
        />
        <Results
          counts={isReady ? [shown.length] : categories.map(({ id }) => inCategory(id).length)}
          total={projects.length}
          words={words.projects}
          emptyText={emptyText}
          isLive={isReady}
        />
        {shown.length > 0 && (
          <ul className={styles.grid}>
            {shown.map((project, index) => (
              <ProjectTile
                key={project.slug}
                project={project}
                number={categories.findIndex(({ id }) => id === project.category) + 1}
                wide={wide[index] ?? []}
                factsLabel={words.projects.facts.show}
                onOpen={openFrom(shown, index)}
              />
            ))}
          </ul>
        )}
        {lightbox}
      </div>
    );
  },
);

interface ResultsProps {
  /** How many projects are shown; one count per category while CSS picks the right one. */
  counts: readonly number[];
  total: number;
  words: InterfaceWords['projects'];
  emptyText: string;
  /** Whether a change is announced. */
  isLive: boolean;
}

/** How many projects the filter leaves, or that there are none yet. */
function Results({ counts, total, words, emptyText, isLive }: ResultsProps) {
  return counts.map((count, index) => (
    <p
      // biome-ignore lint/suspicious/noArrayIndexKey: only its position identifies a count
      key={index}
      className={count > 0 ? styles.count : styles.empty}
      data-number={isLive ? undefined : index + 1}
      role={isLive ? 'status' : undefined}
    >
      {count === 0 && <Icon name="house" className={styles.emptyIcon} />}
      <span>{count > 0 ? countText(count, total, words) : emptyText}</span>
    </p>
  ));
}

function countText(shown: number, total: number, words: ResultsProps['words']): string {
  if (shown < total) return completed(words.some, { shown, total });
  return completed(total === 1 ? words.one : words.all, { total });
}
