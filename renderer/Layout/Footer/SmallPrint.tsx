import type { Site } from '#content/site';
import styles from './Footer.module.scss';
import { licenceNumber } from './licenceNumber.ts';

/** Licences, certifications, copyright. The script sets the year of the visit, should it differ. */
export function SmallPrint({ site, year }: { site: Site; year: number }) {
  return (
    <div className={styles.smallPrint}>
      <dl className={styles.facts}>
        <div>
          <dt>Licenses</dt>
          {site.licences.map((licence) => (
            <dd key={licence.number}>
              <strong>{licenceNumber(licence)}</strong> {licence.name}
            </dd>
          ))}
        </div>
        <div>
          <dt>Certifications</dt>
          {site.certifications.map(({ name }) => (
            <dd key={name}>{name}</dd>
          ))}
        </div>
      </dl>
      <p className={styles.copyright}>
        © <span data-current-year="">{year}</span> {site.company.name}. All rights reserved.
      </p>
    </div>
  );
}
