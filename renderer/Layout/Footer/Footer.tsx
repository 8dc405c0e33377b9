import { CallButton } from '../../../components/Button/CallButton.tsx';
import { Logo } from '../../../components/Logo/Logo.tsx';
import { usePageContext } from '../../../components/PageContext/PageContext.tsx';
import { LinkList } from '../LinkList/LinkList.tsx';
import styles from './Footer.module.scss';
import { FooterContact } from './FooterContact.tsx';
import { SmallPrint } from './SmallPrint.tsx';

export function Footer() {
  const { site, navigation, interfaceWords } = usePageContext();
  const { company, phone } = site;
  return (
    <footer className={styles.footer} data-ground="ink">
      <div className={styles.columns}>
        <div className={styles.company}>
          <Logo company={company} />
          <p className={styles.blurb}>{company.blurb}</p>
          <CallButton phone={phone.display} label={navigation.callLabel} />
        </div>
        {navigation.footer.length > 0 && (
          <nav className={styles.lists} aria-label={interfaceWords.layout.footer}>
            {navigation.footer.map(({ label, links }) => (
              <div key={label}>
                <h2 className={styles.heading}>{label}</h2>
                <LinkList links={links} linkClassName={styles.link} />
              </div>
            ))}
          </nav>
        )}
        <FooterContact />
      </div>
      <SmallPrint />
    </footer>
  );
}
