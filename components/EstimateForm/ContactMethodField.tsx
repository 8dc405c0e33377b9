import type { UseFormRegisterReturn } from 'react-hook-form';
import type { EstimateFormWords } from '#content/estimateForm';
import styles from './EstimateForm.module.scss';
import { fieldId } from './fieldAttributes.ts';
import { errorAttributes, FieldError } from './LabelledField.tsx';

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
