import { PhoneLink } from '../PhoneLink/PhoneLink.tsx';
import styles from './EstimateForm.module.scss';

interface WithoutScriptProps {
  words: string;
  phone: string;
}

/** Says to call where nothing can send the form: script is off, or did not arrive. */
export function WithoutScript({ words, phone }: WithoutScriptProps) {
  const note = (
    <>
      {words} <PhoneLink phone={phone} />
    </>
  );
  return (
    <>
      <noscript>
        <p className={styles.withoutScript}>{note}</p>
      </noscript>
      <p className={styles.unsent}>{note}</p>
    </>
  );
}
