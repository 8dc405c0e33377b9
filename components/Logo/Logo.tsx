import styles from './Logo.module.scss';
import { RidgeMark } from './RidgeMark.tsx';

interface LogoProps {
  /** The company's name. What follows the short name in it is set small. */
  name: string;
  shortName: string;
}

/** Longer names are set smaller, as they must leave room for the menu. */
const longest = 16;

/** The ridge line and the company's name. */
export function Logo({ name, shortName }: LogoProps) {
  const rest = name.startsWith(shortName) ? name.slice(shortName.length).trim() : '';
  return (
    <span className={styles.logo}>
      <RidgeMark className={styles.mark} />
      <span className={styles.words}>
        <span className={shortName.length > longest ? styles.longName : styles.name}>
          {shortName}
        </span>{' '}
        {rest && <span className={styles.rest}>{rest}</span>}
      </span>
    </span>
  );
}
