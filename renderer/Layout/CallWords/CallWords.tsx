import type { Site } from '#content/site';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { contacts } from '../../content.ts';
import styles from './CallWords.module.scss';

interface CallWordsProps {
  phone: Site['phone'];
  label: string;
}

/** What a small call button says in two lines: its words, with “24/7” where that is so, and the number. */
export const CallWords = ({ phone, label }: CallWordsProps) => (
  <>
    <Icon name="phone" className={styles.icon} />
    <span>
      {label} {phone.hours === 'always' && contacts.phone.hours} <br />
      <span className={styles.number}>{phone.display}</span>
    </span>
  </>
);
