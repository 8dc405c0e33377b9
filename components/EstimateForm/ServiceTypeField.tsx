import type { UseFormRegisterReturn } from 'react-hook-form';
import type { EstimateFormWords } from '#content/estimateForm';
import styles from './EstimateForm.module.scss';
import { errorAttributes, FieldError } from './FieldError.tsx';
import { fieldId } from './fieldAttributes.ts';

interface ServiceTypeFieldProps {
  words: EstimateFormWords['fields']['serviceType'];
  options: EstimateFormWords['serviceTypes'];
  registration: UseFormRegisterReturn;
  error: string | undefined;
  /** The choice made from the start. */
  preselected: string | undefined;
}

// The default value matters only in the HTML: React keeps what was chosen before hydration.
export function ServiceTypeField(props: ServiceTypeFieldProps) {
  const { words, options, registration, error, preselected } = props;
  return (
    <div className={styles.full}>
      <label htmlFor={fieldId('serviceType')} className={styles.label}>
        {words.label}
      </label>
      <select
        id={fieldId('serviceType')}
        className={`${styles.control} ${styles.select}`}
        required
        defaultValue={preselected}
        {...errorAttributes('serviceType', error)}
        {...registration}
      >
        <option value="">{words.placeholder}</option>
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <FieldError name="serviceType" message={error} />
    </div>
  );
}
