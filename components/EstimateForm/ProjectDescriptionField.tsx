import type { EstimateForm } from '#content/estimateForm';
import styles from './EstimateForm.module.scss';
import { fieldId } from './fieldAttributes.ts';

interface ProjectDescriptionFieldProps {
  words: EstimateForm['fields']['projectDescription'];
}

export function ProjectDescriptionField({ words }: ProjectDescriptionFieldProps) {
  return (
    <div className={styles.full}>
      <label htmlFor={fieldId('projectDescription')} className={styles.label}>
        {words.label}
      </label>
      <textarea
        id={fieldId('projectDescription')}
        name="projectDescription"
        rows={4}
        placeholder={words.placeholder}
        className={`${styles.control} ${styles.area}`}
      />
    </div>
  );
}
