import { logoWords } from '../../scripts/content/model/published.ts';
import styles from './Logo.module.scss';
import { RidgeMark } from './RidgeMark.tsx';

/** Longer names are set smaller, as they must leave room for the menu. */
const longest = 16;

/** The ridge line and the company's name. */
export function Logo({ company }: { company: Parameters<typeof logoWords>[0] }) {
  const [name, rest] = logoWords(company);
  return (
    <span className={styles.logo}>
      <RidgeMark className={styles.mark} />
      <span className={styles.words}>
        <span className={name.length > longest ? styles.longName : styles.name}>{name}</span>{' '}
        {rest && <span className={styles.rest}>{rest}</span>}
      </span>
    </span>
  );
}
