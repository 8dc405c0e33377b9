import type { UseFormRegisterReturn } from 'react-hook-form';
import type { EstimateFormWords } from '#content/estimateForm';
import { CallButton } from '../Button/Button.tsx';
import styles from './EstimateForm.module.scss';
import { fieldId } from './fieldAttributes.ts';
import type { EmergencyWords } from './useEstimateForm.ts';

interface EmergencyFieldProps {
  words: EstimateFormWords['fields']['isEmergency'];
  registration: UseFormRegisterReturn;
  /** Shown while the box is checked. */
  emergency: EmergencyWords | undefined;
  callLabel: string;
}

/** CSS alone shows the number, so that this works without the code; screen readers announce it. */
export function EmergencyField(props: EmergencyFieldProps) {
  const { words, registration, emergency, callLabel } = props;
  return (
    <div className={`${styles.urgent} ${styles.full}`}>
      <label className={styles.emergency}>
        <input id={fieldId('isEmergency')} type="checkbox" value="true" {...registration} />
        {words.label}
      </label>
      {emergency && (
        <div role="status">
          <div className={styles.call}>
            <p>{emergency.callText}</p>
            <CallButton phone={emergency.phone} label={callLabel} />
          </div>
        </div>
      )}
    </div>
  );
}
