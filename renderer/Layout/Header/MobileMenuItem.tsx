import type { Navigation } from '#content/navigation';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { ariaCurrent } from '../../../components/url/ariaCurrent.ts';
import { contentHref } from '../../../components/url/href.ts';
import styles from './MobileMenu.module.scss';

interface MobileMenuItemProps {
  item: Navigation['header'][number];
  currentPath: string;
}

/** A link, or a group that unfolds; the group you are in starts unfolded. */
export function MobileMenuItem({ item, currentPath }: MobileMenuItemProps) {
  if (!('links' in item)) {
    return (
      <li className={styles.item}>
        <a
          href={contentHref(item.href)}
          aria-current={ariaCurrent(item.href, currentPath)}
          className={styles.top}
        >
          {item.label}
        </a>
      </li>
    );
  }
  return (
    <li className={styles.item}>
      <details name="mobile-menu" open={item.links.some(isCurrent)}>
        <summary className={styles.top}>
          {item.label}
          <Icon name="chevron" className={styles.chevron} />
        </summary>
        <ul className={styles.links}>
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
    </li>
  );

  function isCurrent({ href }: { readonly href: string }): boolean {
    return ariaCurrent(href, currentPath) !== undefined;
  }
}
