import type { Blog } from '#content/blog';
import { ButtonLink } from '../../../components/Button/Button.tsx';
import filter from '../../../components/FilterBar/FilterBar.module.scss';
import { contentHref } from '../../../components/url/href.ts';
import type { BlogData } from './+data.ts';
import styles from './Blog.module.scss';

interface PagerProps {
  pager: NonNullable<BlogData['pager']>;
  words: Blog['lists'];
}

/** Links to the other pages of a list. */
export function Pager({ pager, words }: PagerProps) {
  const { previous, next, pages } = pager;
  return (
    <nav className={styles.pager} aria-label={words.pagesLabel}>
      {previous && (
        <ButtonLink to={contentHref(previous)} look="outline">
          {words.newerLabel}
        </ButtonLink>
      )}
      <ol className={styles.pages}>
        {pages.map((page) =>
          'gapAfter' in page ? (
            <li key={page.gapAfter} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={page.path}>
              <a
                href={contentHref(page.path)}
                className={`${filter.link} ${styles.page}`}
                aria-label={page.label}
                aria-current={page.isCurrent ? 'page' : undefined}
              >
                {page.number}
              </a>
            </li>
          ),
        )}
      </ol>
      {next && (
        <ButtonLink to={contentHref(next)} look="outline">
          {words.olderLabel}
        </ButtonLink>
      )}
    </nav>
  );
}
