import type { Navigation } from '#content/navigation';
import type { Site } from '#content/site';
import { CallButton } from '../../../components/Button/CallButton.tsx';
import { Logo } from '../../../components/Logo/Logo.tsx';
import styles from './Footer.module.scss';
import { FooterContact } from './FooterContact.tsx';
import { FooterLists } from './FooterLists.tsx';
import { SmallPrint } from './SmallPrint.tsx';

interface FooterProps {
  site: Site;
  navigation: Navigation;
  year: number;
  currentPath: string;
}

export function Footer({ site, navigation, year, currentPath }: FooterProps) {
  const { company, phone } = site;
  return (
    <footer className={styles.footer} data-ground="ink">
      <div className={styles.columns}>
        <div className={styles.company}>
          <Logo name={company.name} shortName={company.shortName} />
          <p className={styles.blurb}>{company.blurb}</p>
          <CallButton phone={phone.display} label={navigation.callLabel} />
        </div>
        <FooterLists lists={navigation.footer} currentPath={currentPath} />
        <FooterContact site={site} />
      </div>
      <SmallPrint site={site} links={navigation.smallPrint} year={year} currentPath={currentPath} />
    </footer>
  );
}
