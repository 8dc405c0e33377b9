import { Logo } from '../../../components/Logo/Logo.tsx';
import { usePageContext } from '../../../components/PageContext/PageContext.tsx';
import { PhoneLink } from '../../../components/PhoneLink/PhoneLink.tsx';
import { ariaCurrent, estimateHref, href } from '../../../components/url/href.ts';
import { completed, logoWords } from '../../../scripts/content/model/published.ts';
import { CallWords } from '../PhoneBar/PhoneBar.tsx';
import styles from './Header.module.scss';
import { DesktopMenu, MobileMenu } from './Menus.tsx';

/**
 * The bar at the top. Both menus are in the page and CSS shows the one that fits;
 * they work without script because they are `<details>`. Its call button is for wide and for low
 * windows; phones have the bar at the bottom.
 * @param props.hasEstimate whether the page has the estimate form
 */
export function Header({ hasEstimate }: { hasEstimate: boolean }) {
  const { site, navigation, interfaceWords, urlPathname } = usePageContext();
  const { company, phone } = site;
  return (
    <header className={styles.header} data-site-header data-ground="ink">
      <a
        href={href('/')}
        className={styles.home}
        // The visible words, which people who use voice control read out (WCAG 2.5.3).
        aria-label={completed(interfaceWords.layout.home, {
          company: logoWords(company).join(' ').trim(),
        })}
        aria-current={ariaCurrent('/', urlPathname)}
      >
        <Logo company={company} />
      </a>
      <DesktopMenu />
      <a href={estimateHref(hasEstimate)} className={styles.estimate}>
        {navigation.estimateLabel}
      </a>
      <PhoneLink phone={phone.display} className={styles.call}>
        <CallWords phone={phone} label={navigation.callLabel} />
      </PhoneLink>
      <MobileMenu hasEstimate={hasEstimate} />
    </header>
  );
}
