import type { Site } from '#content/site';
import { ExternalLink } from '../ExternalLink/ExternalLink.tsx';
import hidden from '../Hidden/Hidden.module.scss';
import styles from './Licence.module.scss';

interface LicenceProps {
  licence: Site['licences'][number];
  lookUp: Site['licenceLookUp'];
}

/** As the look-up names them. */
const states = { IL: 'illinois', WI: 'wisconsin' } as const;

/** A license, and where its state lets anyone look it up. */
export function Licence({ licence, lookUp }: LicenceProps) {
  return (
    <>
      <strong>{licenceNumber(licence)}</strong> {licence.name}
      {lookUp && (
        <>
          {' '}
          <ExternalLink url={lookUp[states[licence.state]]} className={styles.lookUp}>
            {lookUp.label}
            <span className={hidden.visually}> {licence.number}</span>
          </ExternalLink>
        </>
      )}
    </>
  );
}

/** A license number with the state that issued it, unless the number already starts with it. */
export function licenceNumber({
  state,
  number,
}: Pick<LicenceProps['licence'], 'state' | 'number'>) {
  const start = number.toLowerCase();
  const isSaid = [state.toLowerCase(), states[state]].some((name) => start.startsWith(name));
  return isSaid ? number : `${state} ${number}`;
}
