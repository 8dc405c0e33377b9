import type { GalleryProject } from './galleryProject.ts';
import styles from './ProjectFacts.module.scss';

/** What is known about a project: problem, work, result and so on. */
export function ProjectFacts({ facts }: Pick<GalleryProject, 'facts'>) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
