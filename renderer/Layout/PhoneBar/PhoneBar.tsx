import type { Navigation } from '#content/navigation';
import type { Site } from '#content/site';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { useInterface } from '../../../components/PageContext/PageContext.tsx';
import { PhoneLink } from '../../../components/PhoneLink/PhoneLink.tsx';
import { estimateHref } from '../../../components/url/estimateHref.ts';
import styles from './PhoneBar.module.scss';

interface PhoneBarProps {
  site: Site;
  navigation: Navigation;
  /** Whether this page has the estimate form. */
  hasEstimate: boolean;
}

/** The two things a homeowner on a phone comes for, under the thumb. */
export function PhoneBar({ site, navigation, hasEstimate }: PhoneBarProps) {
  const { layout } = useInterface();
  return (
    <nav className={styles.bar} aria-label={layout.quickContact} data-phone-bar>
      <PhoneLink phone={site.phone.display} className={styles.call}>
        <Icon name="phone" className={styles.icon} />
        {navigation.callLabel}
      </PhoneLink>
      <a href={estimateHref(hasEstimate)} className={styles.estimate}>
        <Icon name="clipboard" className={styles.icon} />
        {navigation.estimateLabel}
      </a>
    </nav>
  );
}
