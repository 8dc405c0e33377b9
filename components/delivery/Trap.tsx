import styles from './Trap.module.scss';

/** The name under which common form services look for it, too. */
const trapName = '_gotcha';

/** A field for bots only: out of sight, out of the tab order, hidden from screen readers. */
export function Trap() {
  return (
    <div className={styles.trap} aria-hidden="true">
      <input type="text" name={trapName} tabIndex={-1} autoComplete="off" />
    </div>
  );
}

/**
 * Whether the field that people do not see was filled in: then nothing is sent, and the visitor is
 * told. It is emptied, so that a person whose browser filled it in gets through the second time.
 */
export function emptyTrap(form: HTMLFormElement | null): boolean {
  const trap = form?.elements.namedItem(trapName) as HTMLInputElement | null | undefined;
  const isFilled = Boolean(trap?.value);
  if (trap) trap.value = '';
  return isFilled;
}
