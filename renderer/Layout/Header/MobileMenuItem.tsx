import type { Navigation } from '#content/navigation';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { LinkList } from '../LinkList/LinkList.tsx';
import { holdCurrent, NavLink } from '../LinkList/NavLink.tsx';
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
        <NavLink link={item} currentPath={currentPath} className={styles.top} />
      </li>
    );
  }
  const isHere = holdCurrent(item.links, currentPath);
  return (
    <li className={styles.item}>
      <details name="mobile-menu" open={isHere}>
        <summary className={styles.top} aria-current={isHere || undefined}>
          {item.label}
          <Icon name="chevron" className={styles.chevron} />
        </summary>
        <LinkList
          links={item.links}
          currentPath={currentPath}
          className={styles.links}
          linkClassName={styles.link}
        />
      </details>
    </li>
  );
}
