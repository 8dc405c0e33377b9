import type { UseFormRegisterReturn } from 'react-hook-form';
import type { EstimateFormWords } from '#content/estimateForm';
import styles from './EstimateForm.module.scss';
import { fieldId } from './fieldAttributes.ts';
import { errorAttributes, LabelledField } from './LabelledField.tsx';

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
    <LabelledField name="serviceType" label={words.label} error={error}>
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
    </LabelledField>
  );
}
