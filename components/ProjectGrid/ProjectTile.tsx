import type { MouseEventHandler } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { Picture, wholePicture } from '../Picture/Picture.tsx';
import { type GalleryProject, ProjectFacts } from './ProjectFacts.tsx';
import styles from './ProjectGrid.module.scss';

interface ProjectTileProps {
  project: GalleryProject;
  /** The place of its category in the filter, from 1. */
  number: number;
  /** The column counts at which it spans two columns. */
  wide: readonly number[];
  /** The label of what unfolds its facts. */
  factsLabel: string;
  /** Shows the picture enlarged instead of following the link. */
  onOpen: MouseEventHandler<HTMLElement>;
}

/** The fragment that leads to a project’s tile. */
export const tileAnchor = (slug: string) => `project-${slug}`;

/** A project; opens its picture. */
export function ProjectTile(props: ProjectTileProps) {
  const { project, number, wide, factsLabel, onOpen } = props;
  const { slug, image, title, description, facts } = project;
  return (
    <li
      id={tileAnchor(slug)}
      className={styles.tile}
      data-number={number}
      data-slug={slug}
      data-wide={wide.join(' ')}
    >
      <a href={wholePicture(image).href} className={styles.link} data-hold onClick={onOpen}>
        <span className={styles.view}>
          <Picture picture={image} places={placesOf(wide)} className={styles.image} />
          <Icon name="expand" className={styles.expand} />
        </span>
        <h3 className={styles.title}>{title}</h3>
      </a>
      <p className={styles.text}>{description}</p>
      {facts.length > 0 && (
        <details className={styles.facts}>
          <summary>
            {factsLabel}
            <Icon name="chevron" className={styles.chevron} />
          </summary>
          <ProjectFacts facts={facts} />
        </details>
      )}
    </li>
  );
}

function placesOf(wide: readonly number[]): string[] {
  const [two, three, four] = [2, 3, 4].map((columns) => (wide.includes(columns) ? 2 : 1));
  return [
    `(width >= 67.5em) ${17 * Number(four)}rem`,
    `(width >= 52.125em) ${31 * Number(three)}vw`,
    `(width >= 36em) ${46 * Number(two)}vw`,
    '92vw',
  ];
}
