import type { Navigation } from '#content/navigation';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { usePageContext } from '../../../components/PageContext/PageContext.tsx';
import { LinkList } from '../LinkList/LinkList.tsx';
import { holdCurrent, NavLink } from '../LinkList/NavLink.tsx';
import styles from './MobileMenu.module.scss';

/** A link, or a group that unfolds; the group you are in starts unfolded. */
export function MobileMenuItem({ item }: { item: Navigation['header'][number] }) {
  const { urlPathname } = usePageContext();
  if (!('links' in item)) {
    return (
      <li className={styles.item}>
        <NavLink link={item} className={styles.top} />
      </li>
    );
  }
  const isHere = holdCurrent(item.links, urlPathname);
  return (
    <li className={styles.item}>
      <details name="mobile-menu" open={isHere}>
        <summary className={styles.top} aria-current={isHere || undefined}>
          {item.label}
          <Icon name="chevron" className={styles.chevron} />
        </summary>
        <LinkList links={item.links} className={styles.links} linkClassName={styles.link} />
      </details>
    </li>
  );
}
