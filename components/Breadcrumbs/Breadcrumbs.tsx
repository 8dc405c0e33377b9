import type { Crumb } from '../PageContext/head.ts';
import { useInterface } from '../PageContext/PageContext.tsx';
import { contentHref } from '../url/href.ts';
import styles from './Breadcrumbs.module.scss';

/** The path from the home page to this one, which comes last and is not a link. */
export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  const { layout } = useInterface();
  return (
    <nav aria-label={layout.breadcrumbs}>
      <ol className={styles.crumbs}>
        {crumbs.map(({ name, path }, index) =>
          index < crumbs.length - 1 ? (
            <li key={path}>
              <a href={contentHref(path)}>{name}</a>
            </li>
          ) : (
            <li key={path} aria-current="page" className={styles.title}>
              {name}
            </li>
          ),
        )}
      </ol>
    </nav>
  );
}
