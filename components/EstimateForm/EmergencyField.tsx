import type { EstimateForm } from '#content/estimateForm';
import styles from './EstimateForm.module.scss';
import { fieldId } from './fieldAttributes.ts';

interface EmergencyFieldProps {
  words: EstimateForm['fields']['isEmergency'];
}

export function EmergencyField({ words }: EmergencyFieldProps) {
  return (
    <label className={`${styles.emergency} ${styles.full}`}>
      <input id={fieldId('isEmergency')} type="checkbox" name="isEmergency" value="true" />
      {words.label}
    </label>
  );
}
