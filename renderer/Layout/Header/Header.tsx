import { Logo } from '../../../components/Logo/Logo.tsx';
import { useInterface } from '../../../components/PageContext/PageContext.tsx';
import { ariaCurrent } from '../../../components/url/ariaCurrent.ts';
import { estimateHref } from '../../../components/url/estimateHref.ts';
import { href } from '../../../components/url/href.ts';
import { completed } from '../../../scripts/content/model/published.ts';
import { DesktopMenu } from './DesktopMenu.tsx';
import styles from './Header.module.scss';
import { HeaderCall } from './HeaderCall.tsx';
import { MobileMenu, type MobileMenuProps } from './MobileMenu.tsx';

/**
 * The bar at the top. Both menus are in the page and CSS shows the one that fits;
 * they work without script because they are `<details>`.
 */
export function Header({ site, navigation, currentPath, hasEstimate }: MobileMenuProps) {
  const { company } = site;
  const { layout } = useInterface();
  return (
    <header className={styles.header} data-site-header data-ground="ink">
      <a
        href={href('/')}
        className={styles.home}
        aria-label={completed(layout.home, { company: company.name })}
        aria-current={ariaCurrent('/', currentPath)}
      >
        <Logo name={company.name} shortName={company.shortName} />
      </a>
      <DesktopMenu items={navigation.header} currentPath={currentPath} />
      <a href={estimateHref(hasEstimate)} className={styles.estimate}>
        {navigation.estimateLabel}
      </a>
      <HeaderCall phone={site.phone} label={navigation.callLabel} />
      <MobileMenu {...{ site, navigation, currentPath, hasEstimate }} />
    </header>
  );
}
