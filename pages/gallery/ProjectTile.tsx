import { Icon } from '../../components/Icon/Icon.tsx';
import { Picture, pictureHref } from '../../components/Picture/Picture.tsx';
import type { GalleryProject } from './+data.ts';
import styles from './Projects.module.scss';

interface ProjectTileProps {
  project: GalleryProject;
  /** The place of its category in the filter, from 1. */
  number: number | undefined;
}

/** A project; opens its picture. */
export function ProjectTile({ project, number }: ProjectTileProps) {
  const { image, title, description } = project;
  return (
    <li data-number={number}>
      <a
        href={pictureHref(image, image.widths.at(-1) ?? image.width, 'jpg')}
        className={styles.link}
      >
        <span className={styles.view}>
          <Picture
            picture={image}
            sizes="(width >= 67.5em) 17rem, (width >= 52.125em) 31vw, (width >= 36em) 46vw, 92vw"
            className={styles.image}
          />
          <Icon name="expand" className={styles.expand} />
        </span>
        <h3 className={styles.title}>{title}</h3>
      </a>
      <p className={styles.text}>{description}</p>
    </li>
  );
}
