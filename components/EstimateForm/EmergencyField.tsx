import type { UseFormRegisterReturn } from 'react-hook-form';
import type { EstimateFormWords } from '#content/estimateForm';
import styles from './EstimateForm.module.scss';
import { fieldId } from './fieldAttributes.ts';

interface EmergencyFieldProps {
  words: EstimateFormWords['fields']['isEmergency'];
  registration: UseFormRegisterReturn;
}

export function EmergencyField({ words, registration }: EmergencyFieldProps) {
  return (
    <label className={`${styles.emergency} ${styles.full}`}>
      <input id={fieldId('isEmergency')} type="checkbox" value="true" {...registration} />
      {words.label}
    </label>
  );
}
