import type { Navigation } from '#content/navigation';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { ariaCurrent } from '../../../components/url/ariaCurrent.ts';
import { contentHref } from '../../../components/url/href.ts';
import styles from './DesktopMenu.module.scss';

interface DesktopMenuProps {
  items: Navigation['header'];
  currentPath: string;
}

/** Links and groups in a row; opening a group closes the other one. */
export function DesktopMenu({ items, currentPath }: DesktopMenuProps) {
  return (
    <nav className={styles.menu} aria-label="Main" data-menu="desktop">
      <ul className={styles.items}>
        {items.map((item) => (
          <li key={item.label} className={styles.item}>
            {'links' in item ? (
              <details name="desktop-menu" className={styles.group}>
                <summary
                  className={styles.top}
                  data-current={hasCurrent(item.links, currentPath) || undefined}
                >
                  {item.label}
                  <Icon name="chevron" className={styles.chevron} />
                </summary>
                <ul className={styles.panel}>
                  {item.links.map((link) => (
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
              </details>
            ) : (
              <a
                href={contentHref(item.href)}
                aria-current={ariaCurrent(item.href, currentPath)}
                className={styles.top}
              >
                {item.label}
              </a>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

function hasCurrent(links: readonly { readonly href: string }[], currentPath: string): boolean {
  return links.some(({ href }) => ariaCurrent(href, currentPath));
}
