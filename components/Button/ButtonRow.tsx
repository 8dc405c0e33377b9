import type { ReactNode } from 'react';
import styles from './Button.module.scss';

/** Buttons side by side; on phones, stacked at full width. */
export function ButtonRow({ children }: { children: ReactNode }) {
  return <div className={styles.row}>{children}</div>;
}
