import type { Site } from '#content/site';
import { ExternalLink } from '../ExternalLink/ExternalLink.tsx';
import styles from './Licence.module.scss';
import { licenceNumber } from './licenceNumber.ts';

interface LicenceProps {
  licence: Site['licences'][number];
  lookUp: Site['licenceLookUp'];
}

const lookUps = { IL: 'illinois', WI: 'wisconsin' } as const;

/** A license, and where its state lets anyone look it up. */
export function Licence({ licence, lookUp }: LicenceProps) {
  return (
    <>
      <strong className={styles.licence}>{licenceNumber(licence)}</strong> {licence.name}
      {lookUp && (
        <>
          {' '}
          <ExternalLink url={lookUp[lookUps[licence.state]]} className={styles.lookUp}>
            {lookUp.label}
            <span className={styles.number}> {licence.number}</span>
          </ExternalLink>
        </>
      )}
    </>
  );
}
