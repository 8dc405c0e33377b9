import type { Navigation } from '#content/navigation';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { usePageContext } from '../../../components/PageContext/PageContext.tsx';
import { holdCurrent, LinkList, NavLink } from '../LinkList/LinkList.tsx';

interface MenuItemProps {
  item: Navigation['header'][number];
  /** Shared by all groups of a menu, so that opening one closes the others. */
  name: string;
  styles: CSSModuleClasses;
  /** Whether the current group starts unfolded. */
  unfolds?: boolean;
}

/** A link, or a group that opens; the current group is marked. */
export function MenuItem({ item, name, styles, unfolds = false }: MenuItemProps) {
  const { urlPathname } = usePageContext();
  const isHere = 'links' in item && holdCurrent(item.links, urlPathname);
  return (
    <li className={styles.item}>
      {'links' in item ? (
        <details name={name} open={unfolds && isHere} className={styles.group}>
          <summary className={styles.top} aria-current={isHere || undefined}>
            {item.label}
            <Icon name="chevron" className={styles.chevron} />
          </summary>
          <LinkList links={item.links} className={styles.links} linkClassName={styles.link} />
        </details>
      ) : (
        <NavLink link={item} className={styles.top} />
      )}
    </li>
  );
}
