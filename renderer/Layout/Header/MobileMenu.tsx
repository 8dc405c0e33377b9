import { ButtonLink } from '../../../components/Button/Button.tsx';
import { CallButton } from '../../../components/Button/CallButton.tsx';
import { usePageContext } from '../../../components/PageContext/PageContext.tsx';
import { EmergencyHours } from '../../../components/PhoneLink/EmergencyHours.tsx';
import { estimateHref } from '../../../components/url/href.ts';
import { MenuItem } from './MenuItem.tsx';
import styles from './MobileMenu.module.scss';

/**
 * A toggle that opens a full-screen list with groups, above the two ways to reach the company.
 * @param props.hasEstimate whether the page has the estimate form
 */
export function MobileMenu({ hasEstimate }: { hasEstimate: boolean }) {
  const { site, navigation, interfaceWords } = usePageContext();
  const { phoneMenu } = interfaceWords.layout;
  return (
    <details className={styles.menu} data-menu="mobile">
      <summary className={styles.toggle}>
        <span className={styles.word}>{phoneMenu}</span>
        <span className={styles.bars} />
      </summary>
      <nav className={styles.screen} aria-label={phoneMenu}>
        <ul className={styles.items}>
          {navigation.header.map((item) => (
            <MenuItem key={item.label} item={item} name="mobile-menu" styles={styles} unfolds />
          ))}
        </ul>
        <p className={styles.hours}>
          <EmergencyHours site={site} />
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
