import { logoWords } from '../../scripts/content/model/published.ts';
import styles from './Logo.module.scss';

/** Longer names are set smaller, as they must leave room for the menu. */
const longest = 16;

/** The ridge line and the company's name. */
export function Logo({ company }: { company: Parameters<typeof logoWords>[0] }) {
  const [name, rest] = logoWords(company);
  return (
    <span className={styles.logo}>
      <RidgeMark />
      <span className={styles.words} translate="no">
        <span className={name.length > longest ? styles.longName : styles.name}>{name}</span>{' '}
        {rest && <span className={styles.rest}>{rest}</span>}
      </span>
    </span>
  );
}

/** Two gables of the site's 6-in-12 pitch, one in front of the other. */
const RidgeMark = () => (
  <svg className={styles.mark} viewBox="0 0 56 32" aria-hidden="true">
    <path d="M30 10 38 6l16 8v4.5L38 10.5 33 13z" fill="#e0564c" />
    <path d="M2 26 24 15l22 11v5L24 20 2 31z" fill="currentColor" />
  </svg>
);
