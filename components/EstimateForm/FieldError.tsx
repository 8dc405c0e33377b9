import styles from './EstimateForm.module.scss';
import { fieldId } from './fieldAttributes.ts';

interface FieldErrorProps {
  name: string;
  message: string | undefined;
}

/** What is wrong with a field, below it. */
export function FieldError({ name, message }: FieldErrorProps) {
  if (!message) return null;
  return (
    <p id={errorId(name)} className={styles.error}>
      {message}
    </p>
  );
}

/** Ties a control to its error, while it has one. */
export function errorAttributes(name: string, message: string | undefined) {
  return message ? { 'aria-invalid': true, 'aria-describedby': errorId(name) } : {};
}

const errorId = (name: string) => `${fieldId(name)}-error`;
