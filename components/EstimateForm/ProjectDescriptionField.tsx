import type { UseFormRegisterReturn } from 'react-hook-form';
import type { EstimateFormWords } from '#content/estimateForm';
import styles from './EstimateForm.module.scss';
import { fieldId } from './fieldAttributes.ts';

interface ProjectDescriptionFieldProps {
  words: EstimateFormWords['fields']['projectDescription'];
  registration: UseFormRegisterReturn;
}

export function ProjectDescriptionField({ words, registration }: ProjectDescriptionFieldProps) {
  return (
    <div className={styles.full}>
      <label htmlFor={fieldId('projectDescription')} className={styles.label}>
        {words.label}
      </label>
      <textarea
        id={fieldId('projectDescription')}
        rows={3}
        placeholder={words.placeholder}
        className={`${styles.control} ${styles.area}`}
        {...registration}
      />
    </div>
  );
}
