import { ExternalLink } from '../../../components/ExternalLink/ExternalLink.tsx';
import type { PostData } from './+data.ts';
import styles from './Share.module.scss';

/** Where the article can be shared; below the invitation to call, which matters more. */
export function Share({ heading, links }: { heading: string; links: PostData['share'] }) {
  return (
    <aside className={styles.share} aria-labelledby="share-heading">
      <h2 id="share-heading" className={styles.heading}>
        {heading}
      </h2>
      <ul className={styles.links}>
        {links.map(({ name, url }) => (
          <li key={name}>
            <ExternalLink url={url} className={styles.link}>
              {name}
            </ExternalLink>
          </li>
        ))}
      </ul>
    </aside>
  );
}
