import type { ReactNode } from 'react';
import styles from './EstimateForm.module.scss';

/** One of the three sheets of the form. */
export function FieldGroup({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.fields}>{children}</div>
    </fieldset>
  );
}
