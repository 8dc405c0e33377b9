import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { Licence } from '../Licence/Licence.tsx';
import { usePageContext } from '../PageContext/PageContext.tsx';
import { EmergencyHours, PhoneLink } from '../PhoneLink/PhoneLink.tsx';
import { PostalAddress } from '../PostalAddress/PostalAddress.tsx';
import styles from './EstimateSection.module.scss';

/**
 * Beside the form: reasons to choose us, licenses that anyone can look up, and how to call instead.
 * @param props.children a customer’s review, below the reasons
 */
export function EstimateAside({ children }: { children: ReactNode }) {
  const { site, estimateForm, interfaceWords } = usePageContext();
  const { whyChoose, warranty } = estimateForm;
  const { offices, phone } = site;
  const [office] = offices;
  return (
    <>
      <div className={styles.why}>
        <h3>{whyChoose.heading}</h3>
        <ul className={styles.lines}>
          {whyChoose.bullets.map((bullet) => (
            <li key={bullet}>
              <Icon name="check" />
              {bullet}
            </li>
          ))}
        </ul>
      </div>
      {children}
      <div>
        <h3 className={styles.licences}>{interfaceWords.layout.licences}</h3>
        <ul className={`${styles.lines} ${styles.licences}`}>
          {site.licences.map((licence) => (
            <li key={licence.number}>
              <p>
                <Licence licence={licence} lookUp={site.licenceLookUp} />
              </p>
            </li>
          ))}
        </ul>
        {warranty && <p className={styles.warranty}>{warranty}</p>}
      </div>
      <div className={styles.call} data-ground="ink">
        <PhoneLink phone={phone.display} className={styles.phone} />
        <p className={styles.hours}>
          <EmergencyHours site={site} />
        </p>
        {office && <PostalAddress address={office} className={styles.address} />}
      </div>
    </>
  );
}
