import type { FormEventHandler } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import styles from './EstimateForm.module.scss';
import { errorAttributes, FieldError } from './FieldError.tsx';
import { fieldId, type TextFieldAttributes } from './fieldAttributes.ts';

interface TextFieldProps extends TextFieldAttributes {
  words: { readonly label: string; readonly placeholder?: string | undefined };
  registration: UseFormRegisterReturn;
  error: string | undefined;
  onInput?: FormEventHandler<HTMLInputElement> | undefined;
}

export function TextField(props: TextFieldProps) {
  const { words, registration, error, width, paired, name, type = 'text', ...attributes } = props;
  return (
    <div className={`${styles[width]} ${paired ? styles.paired : ''}`}>
      <label htmlFor={fieldId(name)} className={styles.label}>
        {words.label}
      </label>
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
      <FieldError name={name} message={error} />
    </div>
  );
}
