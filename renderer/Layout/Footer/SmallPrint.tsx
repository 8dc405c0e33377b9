import type { Navigation } from '#content/navigation';
import type { Site } from '#content/site';
import { ExternalLink } from '../../../components/ExternalLink/ExternalLink.tsx';
import { useInterface } from '../../../components/PageContext/PageContext.tsx';
import { LinkList } from '../LinkList/LinkList.tsx';
import styles from './Footer.module.scss';
import { licenceNumber } from './licenceNumber.ts';

interface SmallPrintProps {
  site: Site;
  links: Navigation['smallPrint'];
  year: number;
  currentPath: string;
}

const lookUps = { IL: 'illinois', WI: 'wisconsin' } as const;

/** Licences, certifications, copyright. The script sets the year of the visit, should it differ. */
export function SmallPrint({ site, links, year, currentPath }: SmallPrintProps) {
  const { layout } = useInterface();
  const { licenceLookUp: lookUp } = site;
  return (
    <div className={styles.smallPrint}>
      <dl className={styles.facts}>
        <div>
          <dt>{layout.licences}</dt>
          {site.licences.map((licence) => (
            <dd key={licence.number}>
              <strong>{licenceNumber(licence)}</strong> {licence.name}
              {lookUp && (
                <>
                  {' '}
                  <ExternalLink url={lookUp[lookUps[licence.state]]} className={styles.lookUp}>
                    {lookUp.label}
                    <span className={styles.number}> {licence.number}</span>
                  </ExternalLink>
                </>
              )}
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
          © <span data-current-year="">{year}</span> {site.company.name}. {layout.rights}
        </p>
        {links && links.length > 0 && (
          <nav aria-label={layout.smallPrint}>
            <LinkList
              links={links}
              currentPath={currentPath}
              className={styles.smallLinks}
              linkClassName={styles.link}
            />
          </nav>
        )}
      </div>
    </div>
  );
}
