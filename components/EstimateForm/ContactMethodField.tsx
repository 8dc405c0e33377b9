import type { EstimateForm } from '#content/estimateForm';
import styles from './EstimateForm.module.scss';
import { fieldId } from './fieldAttributes.ts';

interface ContactMethodFieldProps {
  words: EstimateForm['fields']['preferredContactMethod'];
  options: EstimateForm['contactMethods'];
}

/** Three choices fit on one line, so they show at once instead of hiding in a list. */
export function ContactMethodField({ words, options }: ContactMethodFieldProps) {
  return (
    <fieldset className={styles.full}>
      <legend className={styles.label}>{words.label}</legend>
      <div className={styles.choices}>
        {options.map(({ value, label }) => (
          <label key={value} className={styles.choice}>
            <input
              id={fieldId(`preferredContactMethod-${value}`)}
              type="radio"
              name="preferredContactMethod"
              value={value}
              required
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
