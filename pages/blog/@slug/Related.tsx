import type { ReactNode } from 'react';
import { ButtonLink } from '../../../components/Button/Button.tsx';
import rows from '../../../components/CardRows/CardRows.module.scss';
import { PostCard } from '../../../components/PostCard/PostCard.tsx';
import { Section } from '../../../components/Section/Section.tsx';
import { href } from '../../../components/url/href.ts';
import type { PostData } from './+data.ts';
import styles from './Related.module.scss';

interface RelatedProps {
  heading: string;
  related: PostData['related'];
  readLabel: string;
  viewAllLabel: string;
  /** What else the reader of the article may want, above the others. */
  children: ReactNode;
}

export function Related(props: RelatedProps) {
  const { heading, related, readLabel, viewAllLabel, children } = props;
  return (
    <Section ground="stone">
      {children}
      <section aria-labelledby="related-heading">
        <div className={styles.head}>
          <h2 id="related-heading">{heading}</h2>
          <ButtonLink to={href('/blog')} look="outline">
            {viewAllLabel}
          </ButtonLink>
        </div>
        {related.length > 0 && (
          <ul className={`${rows.rows} ${styles.cards}`}>
            {related.map((card) => (
              <li key={card.path}>
                <PostCard card={card} readLabel={readLabel} level={3} />
              </li>
            ))}
          </ul>
        )}
      </section>
    </Section>
  );
}
