import filter from '../../../components/FilterBar/FilterBar.module.scss';
import { contentHref } from '../../../components/url/href.ts';
import type { BlogData } from './+data.ts';
import styles from './Blog.module.scss';

interface CategoryLinksProps {
  /** What they are, for screen readers. */
  label: string;
  links: BlogData['categories'];
  /** What each leads to, as a service may have the same name as a category. */
  kind: string;
}

/** Links to the list of each category; on a phone they are a row to swipe. */
export function CategoryLinks({ label, links, kind }: CategoryLinksProps) {
  return (
    <nav className={`${filter.bar} ${styles.bar}`} aria-label={label}>
      <ul className={`${filter.links} ${styles.links}`}>
        {links.map(({ name, path, isCurrent }) => (
          <li key={path}>
            <a
              href={contentHref(path)}
              className={filter.link}
              // Not `page`: on further pages of a category, the link leads to the first one.
              aria-current={isCurrent || undefined}
            >
              {name}
              <span className={styles.kind}> – {kind}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
