import type { Blog } from '#content/blog';
import { href } from '../../../components/url/href.ts';
import styles from './Breadcrumbs.module.scss';

interface BreadcrumbsProps {
  words: Blog['post'];
  title: string;
}

export function Breadcrumbs({ words, title }: BreadcrumbsProps) {
  return (
    <nav aria-label="Breadcrumbs">
      <ol className={styles.crumbs}>
        <li>
          <a href={href('/')}>{words.homeLabel}</a>
        </li>
        <li>
          <a href={href('/blog')}>{words.blogLabel}</a>
        </li>
        <li aria-current="page" className={styles.title}>
          {title}
        </li>
      </ol>
    </nav>
  );
}
