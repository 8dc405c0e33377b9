import type { ReactNode } from 'react';
import styles from './Badge.module.scss';

/** A category (`solid`) or a place (`plain`) beside a title. */
export function Badge({ look, children }: { look: 'solid' | 'plain'; children: ReactNode }) {
  return <span className={`${styles.badge} ${styles[look]}`}>{children}</span>;
}
