import { Icon } from '../../../components/Icon/Icon.tsx';
import { usePageContext } from '../../../components/PageContext/PageContext.tsx';
import { LinkList } from '../LinkList/LinkList.tsx';
import { holdCurrent, NavLink } from '../LinkList/NavLink.tsx';
import styles from './DesktopMenu.module.scss';

/** Links and groups in a row; opening a group closes the other one. The group you are in is marked. */
export function DesktopMenu() {
  const { navigation, interfaceWords, urlPathname } = usePageContext();
  return (
    <nav className={styles.menu} aria-label={interfaceWords.layout.mainMenu} data-menu="desktop">
      <ul className={styles.items}>
        {navigation.header.map((item) => (
          <li key={item.label} className={styles.item}>
            {'links' in item ? (
              <details name="desktop-menu" className={styles.group}>
                <summary
                  className={styles.top}
                  aria-current={holdCurrent(item.links, urlPathname) || undefined}
                >
                  {item.label}
                  <Icon name="chevron" className={styles.chevron} />
                </summary>
                <LinkList links={item.links} className={styles.panel} linkClassName={styles.link} />
              </details>
            ) : (
              <NavLink link={item} className={styles.top} />
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
