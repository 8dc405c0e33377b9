import { ButtonLink } from '../../../components/Button/Button.tsx';
import rows from '../../../components/CardRows/CardRows.module.scss';
import { ExternalLink } from '../../../components/ExternalLink/ExternalLink.tsx';
import { PostCard } from '../../../components/PostCard/PostCard.tsx';
import { Section } from '../../../components/Section/Section.tsx';
import { href } from '../../../components/url/href.ts';
import type { PostData } from './+data.ts';
import styles from './Related.module.scss';

/** What else the reader of an article may want: to share it, and to read others. */
export function Related(
  props: Pick<PostData, 'related' | 'relatedHeading' | 'readLabel' | 'share' | 'words'>,
) {
  const { related, relatedHeading, readLabel, share, words } = props;
  return (
    <Section ground="stone">
      <Share heading={words.shareHeading} links={share} />
      <section aria-labelledby="related-heading">
        <div className={styles.head}>
          <h2 id="related-heading">{relatedHeading}</h2>
          <ButtonLink to={href('/blog')} look="outline">
            {words.viewAllLabel}
          </ButtonLink>
        </div>
        {related.length > 0 && (
          <ul className={`${rows.rows} ${styles.cards}`}>
            {related.map((card) => (
              <li key={card.path}>
                <PostCard card={card} readLabel={readLabel} level={3} isWide={related.length < 3} />
              </li>
            ))}
          </ul>
        )}
      </section>
    </Section>
  );
}

/** Where the article can be shared; below the invitation to call, which matters more. */
function Share({ heading, links }: { heading: string; links: PostData['share'] }) {
  return (
    <aside className={styles.share} aria-labelledby="share-heading">
      <h2 id="share-heading" className={styles.shareHeading}>
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
