import { Icon } from '../Icon/Icon.tsx';
import { Picture, wholePicture } from '../Picture/Picture.tsx';
import { isPlainClick } from '../url/isPlainClick.ts';
import type { GalleryProject } from './galleryProject.ts';
import styles from './ProjectGrid.module.scss';

interface ProjectTileProps {
  project: GalleryProject;
  /** The place of its category in the filter, from 1. */
  number: number;
  /** Shows the picture large, in place of following the link; gets what shall have the focus after. */
  onOpen: (tile: HTMLElement) => void;
}

/** A project; opens its picture. */
export function ProjectTile({ project, number, onOpen }: ProjectTileProps) {
  const { slug, image, title, description } = project;
  return (
    <li data-number={number} data-slug={slug}>
      <a
        href={wholePicture(image).href}
        className={styles.link}
        data-hold
        onClick={(event) => {
          if (!isPlainClick(event)) return;
          event.preventDefault();
          onOpen(event.currentTarget);
        }}
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
