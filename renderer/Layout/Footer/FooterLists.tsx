import type { Navigation } from '#content/navigation';
import { ariaCurrent } from '../../../components/url/ariaCurrent.ts';
import { contentHref } from '../../../components/url/href.ts';
import styles from './Footer.module.scss';

interface FooterListsProps {
  lists: Navigation['footer'];
  currentPath: string;
}

export function FooterLists({ lists, currentPath }: FooterListsProps) {
  return (
    <nav className={styles.lists} aria-label="Footer">
      {lists.map(({ label, links }) => (
        <div key={label}>
          <h2 className={styles.heading}>{label}</h2>
          <ul className={styles.list}>
            {links.map((link) => (
              <li key={link.href}>
                <a
                  href={contentHref(link.href)}
                  aria-current={ariaCurrent(link.href, currentPath)}
                  className={styles.link}
                >
                  {link.label}
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
