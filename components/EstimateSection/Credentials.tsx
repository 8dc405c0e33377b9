import type { EstimateFormWords } from '#content/estimateForm';
import type { Site } from '#content/site';
import { Licence } from '../Licence/Licence.tsx';
import { useInterface } from '../PageContext/PageContext.tsx';
import styles from './EstimateSection.module.scss';

interface CredentialsProps {
  site: Site;
  warranty: EstimateFormWords['warranty'];
}

/** What anyone can look up before they trust us, and what we put in writing. */
export function Credentials({ site, warranty }: CredentialsProps) {
  const { layout } = useInterface();
  return (
    <div className={styles.credentials}>
      <h3 className={styles.licences}>{layout.licences}</h3>
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
  );
}
