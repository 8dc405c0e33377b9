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
}

// Without a default value: React would put it back over what was chosen before hydration.
export function ServiceTypeField({ words, options, registration, error }: ServiceTypeFieldProps) {
  return (
    <div className={styles.full}>
      <label htmlFor={fieldId('serviceType')} className={styles.label}>
        {words.label}
      </label>
      <select
        id={fieldId('serviceType')}
        className={`${styles.control} ${styles.select}`}
        required
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
