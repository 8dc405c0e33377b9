import type { Site } from '#content/site';
import { PhoneIcon } from '../../../components/PhoneLink/PhoneIcon.tsx';
import { contacts } from '../../content.ts';
import styles from './CallWords.module.scss';

interface CallWordsProps {
  phone: Site['phone'];
  label: string;
}

/** The two lines of a small call button: its words, with “24/7” if that is true, and the number. */
export const CallWords = ({ phone, label }: CallWordsProps) => (
  <>
    <PhoneIcon />
    <span>
      {label} {phone.hours === 'always' && contacts.phone.hours} <br />
      <span className={styles.number}>{phone.display}</span>
    </span>
  </>
);
