import type { UseFormRegisterReturn } from 'react-hook-form';
import type { EstimateFormWords } from '#content/estimateForm';
import { CallButton } from '../Button/Button.tsx';
import styles from './EstimateForm.module.scss';
import { fieldId } from './fieldAttributes.ts';
import { errorAttributes, FieldError, LabelledField } from './TextField.tsx';
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

interface ContactMethodFieldProps {
  words: EstimateFormWords['fields']['preferredContactMethod'];
  options: EstimateFormWords['contactMethods'];
  registration: UseFormRegisterReturn;
  error: string | undefined;
  /** What visitors who choose text messages agree to. */
  messageConsent: string | undefined;
}

/** The few choices fit on one line, so they are all visible instead of hidden in a list. */
export function ContactMethodField(props: ContactMethodFieldProps) {
  const { words, options, registration, error, messageConsent } = props;
  const errorAria = errorAttributes('preferredContactMethod', error);
  return (
    <fieldset
      className={`${styles.full} ${styles.contactMethod}`}
      aria-describedby={errorAria['aria-describedby']}
    >
      <legend className={styles.label}>{words.label}</legend>
      <div className={styles.choices}>
        {options.map(({ value, label }, index) => (
          <label key={value} className={styles.choice}>
            <input
              // The error summary links to the first choice.
              id={fieldId(index === 0 ? 'preferredContactMethod' : `contact-${value}`)}
              type="radio"
              value={value}
              required
              {...errorAria}
              {...registration}
            />
            {label}
          </label>
        ))}
      </div>
      <FieldError name="preferredContactMethod" message={error} />
      {messageConsent && (
        <div role="status">
          <p className={styles.messageConsent}>{messageConsent}</p>
        </div>
      )}
    </fieldset>
  );
}
