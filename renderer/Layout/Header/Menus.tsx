import type { Navigation } from '#content/navigation';
import { ButtonLink, CallButton } from '../../../components/Button/Button.tsx';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { usePageContext } from '../../../components/PageContext/PageContext.tsx';
import { EmergencyHours } from '../../../components/PhoneLink/PhoneLink.tsx';
import { estimateHref } from '../../../components/url/href.ts';
import { holdCurrent, LinkList, NavLink } from '../LinkList/LinkList.tsx';
import desktop from './DesktopMenu.module.scss';
import mobile from './MobileMenu.module.scss';

/** Links and groups in a row; opening a group closes the other one. */
export function DesktopMenu() {
  const { navigation, interfaceWords } = usePageContext();
  return (
    <nav className={desktop.menu} aria-label={interfaceWords.layout.mainMenu} data-menu="desktop">
      <ul className={desktop.items}>
        {navigation.header.map((item) => (
          <MenuItem key={item.label} item={item} name="desktop-menu" styles={desktop} />
        ))}
      </ul>
    </nav>
  );
}

/**
 * A toggle that opens a full-screen list with groups, above the two ways to reach the company.
 * @param props.hasEstimate whether the page has the estimate form
 */
export function MobileMenu({ hasEstimate }: { hasEstimate: boolean }) {
  const { site, navigation, interfaceWords } = usePageContext();
  const { phoneMenu } = interfaceWords.layout;
  return (
    <details className={mobile.menu} data-menu="mobile">
      <summary className={mobile.toggle}>
        <span className={mobile.word}>{phoneMenu}</span>
        <span className={mobile.bars} />
      </summary>
      <nav className={mobile.screen} aria-label={phoneMenu}>
        <ul className={mobile.items}>
          {navigation.header.map((item) => (
            <MenuItem key={item.label} item={item} name="mobile-menu" styles={mobile} unfolds />
          ))}
        </ul>
        <p className={mobile.hours}>
          <EmergencyHours site={site} />
        </p>
        <div className={mobile.foot}>
          <CallButton phone={site.phone.display} label={navigation.callLabel} />
          <ButtonLink to={estimateHref(hasEstimate)} look="outline">
            {navigation.estimateLabel}
          </ButtonLink>
        </div>
      </nav>
    </details>
  );
}

interface MenuItemProps {
  item: Navigation['header'][number];
  /** Shared by all groups of a menu, so that opening one closes the others. */
  name: string;
  styles: CSSModuleClasses;
  /** Whether the current group starts unfolded. */
  unfolds?: boolean;
}

/** A link, or a group that opens; the current group is marked. */
function MenuItem({ item, name, styles, unfolds = false }: MenuItemProps) {
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
