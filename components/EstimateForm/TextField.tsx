import type { FormEventHandler } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import styles from './EstimateForm.module.scss';
import { fieldId, type TextFieldAttributes } from './fieldAttributes.ts';
import { errorAttributes, LabelledField } from './LabelledField.tsx';

interface TextFieldProps extends TextFieldAttributes {
  words: { readonly label: string; readonly placeholder?: string | undefined };
  registration: UseFormRegisterReturn;
  error: string | undefined;
  onInput?: FormEventHandler<HTMLInputElement> | undefined;
}

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
