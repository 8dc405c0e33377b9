import styles from './EstimateForm.module.scss';
import { fieldId, type TextFieldAttributes } from './fieldAttributes.ts';

interface TextFieldProps extends TextFieldAttributes {
  words: { readonly label: string; readonly placeholder?: string | undefined };
}

export function TextField({
  words,
  width,
  paired,
  name,
  type = 'text',
  ...attributes
}: TextFieldProps) {
  return (
    <div className={`${styles[width]} ${paired ? styles.paired : ''}`}>
      <label htmlFor={fieldId(name)} className={styles.label}>
        {words.label}
      </label>
      <input
        id={fieldId(name)}
        name={name}
        type={type}
        placeholder={words.placeholder}
        className={styles.control}
        required
        {...attributes}
      />
    </div>
  );
}
