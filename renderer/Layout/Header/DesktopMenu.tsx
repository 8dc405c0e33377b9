import type { Navigation } from '#content/navigation';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { useInterface } from '../../../components/PageContext/PageContext.tsx';
import { LinkList } from '../LinkList/LinkList.tsx';
import { holdCurrent, NavLink } from '../LinkList/NavLink.tsx';
import styles from './DesktopMenu.module.scss';

interface DesktopMenuProps {
  items: Navigation['header'];
  currentPath: string;
}

/** Links and groups in a row; opening a group closes the other one. The group you are in is marked. */
export function DesktopMenu({ items, currentPath }: DesktopMenuProps) {
  const { layout } = useInterface();
  return (
    <nav className={styles.menu} aria-label={layout.mainMenu} data-menu="desktop">
      <ul className={styles.items}>
        {items.map((item) => (
          <li key={item.label} className={styles.item}>
            {'links' in item ? (
              <details name="desktop-menu" className={styles.group}>
                <summary
                  className={styles.top}
                  aria-current={holdCurrent(item.links, currentPath) || undefined}
                >
                  {item.label}
                  <Icon name="chevron" className={styles.chevron} />
                </summary>
                <LinkList
                  links={item.links}
                  currentPath={currentPath}
                  className={styles.panel}
                  linkClassName={styles.link}
                />
              </details>
            ) : (
              <NavLink link={item} currentPath={currentPath} className={styles.top} />
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
