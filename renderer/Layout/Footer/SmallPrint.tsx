import { Licence } from '../../../components/Licence/Licence.tsx';
import { usePageContext } from '../../../components/PageContext/PageContext.tsx';
import { calendar } from '../../content.ts';
import { LinkList } from '../LinkList/LinkList.tsx';
import styles from './Footer.module.scss';

/** Licenses, certifications, copyright. The script sets the year of the visit, if it differs. */
export function SmallPrint() {
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
