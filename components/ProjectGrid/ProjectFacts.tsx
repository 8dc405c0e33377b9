import type { PictureData } from '../Picture/Picture.tsx';
import styles from './ProjectGrid.module.scss';

/** A finished job as the gallery shows it. */
export interface GalleryProject {
  slug: string;
  title: string;
  description: string;
  image: PictureData;
  /** The id of its category. */
  category: string;
  categoryName: string;
  /** What else is known about it. */
  facts: readonly { label: string; value: string }[];
  /** What the estimate form should know about someone who asks for similar work. */
  inquiry: { serviceType: string | undefined; note: string };
}

/** What is known about a project: problem, work, result and so on. */
export function ProjectFacts({ facts }: Pick<GalleryProject, 'facts'>) {
  return (
    <dl className={styles.factList}>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
