import type { FormEventHandler, ReactNode } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import styles from './EstimateForm.module.scss';
import { fieldId, type TextFieldAttributes } from './fieldAttributes.ts';

interface LabelledFieldProps {
  name: string;
  label: string;
  /** How wide it is. */
  className?: string | undefined;
  error?: string | undefined;
  /** The control, with the field’s id. */
  children: ReactNode;
}

/** A control with its label above it and what is wrong with it below. */
export function LabelledField(props: LabelledFieldProps) {
  const { name, label, className = styles.full, error, children } = props;
  return (
    <div className={className}>
      <label htmlFor={fieldId(name)} className={styles.label}>
        {label}
      </label>
      {children}
      <FieldError name={name} message={error} />
    </div>
  );
}

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

/**
 * Ties a control to its error, if it has one. Until then it is marked as valid: browsers treat a
 * required choice as invalid from the start, and screen readers would say so before it is made.
 */
export const errorAttributes = (name: string, message: string | undefined) => ({
  'aria-invalid': Boolean(message),
  'aria-describedby': message && errorId(name),
});

const errorId = (name: string) => `${fieldId(name)}-error`;

interface TextFieldProps extends TextFieldAttributes {
  words: { readonly label: string; readonly placeholder?: string | undefined };
  registration: UseFormRegisterReturn;
  error: string | undefined;
  onInput?: FormEventHandler<HTMLInputElement> | undefined;
}

/** A labelled field of one line. */
export function TextField(props: TextFieldProps) {
  const { words, registration, error, width, paired, name, type = 'text', ...attributes } = props;
  return (
    <LabelledField
      name={name}
      label={words.label}
      className={`${styles[width]} ${paired ? styles.paired : ''}`}
      error={error}
    >
      <input
        id={fieldId(name)}
        type={type}
        placeholder={words.placeholder}
        className={styles.control}
        required
        {...attributes}
        {...errorAttributes(name, error)}
        {...registration}
      />
    </LabelledField>
  );
}
