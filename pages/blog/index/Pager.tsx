import type { Blog } from '#content/blog';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { contentHref } from '../../../components/url/href.ts';
import type { BlogData } from './+data.ts';
import styles from './Pager.module.scss';

interface PagerProps {
  pager: NonNullable<BlogData['pager']>;
  words: Blog['lists'];
}

/** The ways to the other pages of a list. */
export function Pager({ pager, words }: PagerProps) {
  const { previous, next, pages } = pager;
  return (
    <nav className={styles.pager} aria-label={words.pagesLabel}>
      {previous && (
        <a href={contentHref(previous)} rel="prev" className={styles.newer}>
          <Icon name="arrow" className={styles.back} />
          {words.newerLabel}
        </a>
      )}
      <ol className={styles.pages}>
        {pages.map((page, index) =>
          page === 'gap' ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: a gap is told by its place alone
            <li key={`gap-${index}`} className={styles.gap} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={page.path}>
              <a
                href={contentHref(page.path)}
                className={styles.page}
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
        <a href={contentHref(next)} rel="next" className={styles.older}>
          {words.olderLabel}
          <Icon name="arrow" className={styles.icon} />
        </a>
      )}
    </nav>
  );
}
