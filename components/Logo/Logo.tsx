import styles from './Logo.module.scss';
import { RidgeMark } from './RidgeMark.tsx';

interface LogoProps {
  /** The company's name; its first words are set large. */
  name: string;
  shortName: string;
}

/** The ridge line and the company's name. */
export function Logo({ name, shortName }: LogoProps) {
  const rest = name.startsWith(shortName) ? name.slice(shortName.length).trim() : '';
  return (
    <span className={styles.logo}>
      <RidgeMark className={styles.mark} />
      <span className={styles.words}>
        <span className={styles.name}>{rest ? shortName : name}</span>{' '}
        {rest && <span className={styles.rest}>{rest}</span>}
      </span>
    </span>
  );
}
