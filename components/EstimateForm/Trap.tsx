import styles from './EstimateForm.module.scss';

/** The name under which common form services look for it, too. */
export const trapName = '_gotcha';

/** A field for robots alone: out of sight, out of the tab order, unknown to screen readers. */
export function Trap() {
  return (
    <div className={styles.trap} aria-hidden="true">
      <label>
        Leave this empty
        <input type="text" name={trapName} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
