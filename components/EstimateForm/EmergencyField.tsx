import type { UseFormRegisterReturn } from 'react-hook-form';
import type { EstimateFormWords } from '#content/estimateForm';
import { CallButton } from '../Button/CallButton.tsx';
import styles from './EstimateForm.module.scss';
import { fieldId } from './fieldAttributes.ts';

interface EmergencyFieldProps {
  words: EstimateFormWords['fields']['isEmergency'];
  registration: UseFormRegisterReturn;
  /** What shows while the box is ticked. */
  call: { text: string | undefined; label: string; phone: string };
}

/** By style alone, so that it works before the code arrives and without it; read out when it shows. */
export function EmergencyField({ words, registration, call }: EmergencyFieldProps) {
  return (
    <div className={`${styles.urgent} ${styles.full}`}>
      <label className={styles.emergency}>
        <input id={fieldId('isEmergency')} type="checkbox" value="true" {...registration} />
        {words.label}
      </label>
      {call.text && (
        <div role="status">
          <div className={styles.call}>
            <p>{call.text}</p>
            <CallButton phone={call.phone} label={call.label} />
          </div>
        </div>
      )}
    </div>
  );
}
