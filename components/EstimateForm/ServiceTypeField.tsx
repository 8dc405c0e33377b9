import type { EstimateForm } from '#content/estimateForm';
import styles from './EstimateForm.module.scss';
import { fieldId } from './fieldAttributes.ts';

interface ServiceTypeFieldProps {
  words: EstimateForm['fields']['serviceType'];
  options: EstimateForm['serviceTypes'];
}

export function ServiceTypeField({ words, options }: ServiceTypeFieldProps) {
  return (
    <div className={styles.full}>
      <label htmlFor={fieldId('serviceType')} className={styles.label}>
        {words.label}
      </label>
      <select
        id={fieldId('serviceType')}
        name="serviceType"
        className={`${styles.control} ${styles.select}`}
        defaultValue=""
        required
      >
        <option value="">{words.placeholder}</option>
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </div>
  );
}
