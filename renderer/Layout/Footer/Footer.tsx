import { CallButton } from '../../../components/Button/Button.tsx';
import { ExternalLink } from '../../../components/ExternalLink/ExternalLink.tsx';
import { Licence } from '../../../components/Licence/Licence.tsx';
import { Logo } from '../../../components/Logo/Logo.tsx';
import { usePageContext } from '../../../components/PageContext/PageContext.tsx';
import { PhoneLink } from '../../../components/PhoneLink/PhoneLink.tsx';
import { PostalAddress } from '../../../components/PostalAddress/PostalAddress.tsx';
import { calendar } from '../../content.ts';
import { LinkList } from '../LinkList/LinkList.tsx';
import styles from './Footer.module.scss';

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

/** The number, the offices, and where else the company can be found. */
function FooterContact() {
  const { company, email, hours, links, offices, phone } = usePageContext().site;
  return (
    <div>
      <h2 className={styles.heading}>{company.shortName}</h2>
      <PhoneLink phone={phone.display} className={styles.phone} />
      <p className={styles.hours}>{hours.short}</p>
      {email && (
        <a href={`mailto:${email}`} className={styles.outside}>
          {email}
        </a>
      )}
      {offices.map((office) => (
        <PostalAddress
          key={`${office.street} ${office.zip}`}
          address={office}
          className={styles.address}
        />
      ))}
      {links.profiles?.map(({ label, url }) => (
        <ExternalLink key={url} url={url} className={styles.outside}>
          {label}
        </ExternalLink>
      ))}
    </div>
  );
}

/** Licenses, certifications, copyright. The script sets the year of the visit, if it differs. */
function SmallPrint() {
  const { site, navigation, interfaceWords } = usePageContext();
  const { layout } = interfaceWords;
  const { smallPrint: links = [] } = navigation;
  return (
    <div className={styles.smallPrint}>
      <dl className={styles.facts}>
        <div>
          <dt>{layout.licences}</dt>
          {site.licences.map((licence) => (
            <dd key={licence.number}>
              <Licence licence={licence} lookUp={site.licenceLookUp} />
            </dd>
          ))}
        </div>
        <div>
          <dt>{layout.certifications}</dt>
          {site.certifications.map(({ name }) => (
            <dd key={name}>{name}</dd>
          ))}
        </div>
      </dl>
      <div className={styles.lastLine}>
        <p>
          © <span data-current-year="">{calendar.year}</span> {site.company.name}. {layout.rights}
        </p>
        {links.length > 0 && (
          <nav aria-label={layout.smallPrint}>
            <LinkList links={links} className={styles.smallLinks} linkClassName={styles.link} />
          </nav>
        )}
      </div>
    </div>
  );
}
