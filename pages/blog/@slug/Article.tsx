import { ExternalLink } from '../../../components/ExternalLink/ExternalLink.tsx';
import { Prose } from '../../../components/Prose/Prose.tsx';
import type { PostData } from './+data.ts';
import styles from './Article.module.scss';

interface ArticleProps {
  html: string;
  share: PostData['share'];
  shareHeading: string;
}

export function Article({ html, share, shareHeading }: ArticleProps) {
  return (
    <div className={styles.columns}>
      <Prose html={html} />
      <aside className={styles.share} aria-labelledby="share-heading">
        <h2 id="share-heading" className={styles.heading}>
          {shareHeading}
        </h2>
        <ul className={styles.links}>
          {share.map(({ name, url }) => (
            <li key={name}>
              <ExternalLink url={url} className={styles.link}>
                {name}
              </ExternalLink>
            </li>
          ))}
        </ul>
      </aside>
    </div>
  );
}
