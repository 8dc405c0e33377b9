import type { Navigation } from '#content/navigation';
import type { Site } from '#content/site';
import { ButtonLink } from '../../../components/Button/ButtonLink.tsx';
import { CallButton } from '../../../components/Button/CallButton.tsx';
import { useInterface } from '../../../components/PageContext/PageContext.tsx';
import { EmergencyNumber } from '../../../components/PhoneLink/EmergencyNumber.tsx';
import { estimateHref } from '../../../components/url/estimateHref.ts';
import styles from './MobileMenu.module.scss';
import { MobileMenuItem } from './MobileMenuItem.tsx';

export interface MobileMenuProps {
  site: Site;
  navigation: Navigation;
  currentPath: string;
  /** Whether this page has the estimate form. */
  hasEstimate: boolean;
}

/** A toggle that opens a full-screen list with groups, above the two ways to reach the company. */
export function MobileMenu({ site, navigation, currentPath, hasEstimate }: MobileMenuProps) {
  const { layout } = useInterface();
  return (
    <details className={styles.menu} data-menu="mobile">
      <summary className={styles.toggle}>
        <span className={styles.word}>{layout.phoneMenu}</span>
        <span className={styles.bars} />
      </summary>
      <nav className={styles.screen} aria-label={layout.phoneMenu}>
        <ul className={styles.items}>
          {navigation.header.map((item) => (
            <MobileMenuItem key={item.label} item={item} currentPath={currentPath} />
          ))}
        </ul>
        <p className={styles.hours}>
          {site.hours.emergency}
          <EmergencyNumber site={site} />
        </p>
        <div className={styles.foot}>
          <CallButton phone={site.phone.display} label={navigation.callLabel} />
          <ButtonLink to={estimateHref(hasEstimate)} look="outline">
            {navigation.estimateLabel}
          </ButtonLink>
        </div>
      </nav>
    </details>
  );
}
