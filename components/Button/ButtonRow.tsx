import type { ReactNode } from 'react';
import styles from './Button.module.scss';

/** Buttons side by side; one below the other, at full width, on phones. */
export function ButtonRow({ children }: { children: ReactNode }) {
  return <div className={styles.row}>{children}</div>;
}
