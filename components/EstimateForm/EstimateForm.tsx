import type { EstimateForm as EstimateFormContent } from '#content/estimateForm';
import { Button } from '../Button/Button.tsx';
import { PhoneLink } from '../PhoneLink/PhoneLink.tsx';
import { ContactMethodField } from './ContactMethodField.tsx';
import { EmergencyField } from './EmergencyField.tsx';
import styles from './EstimateForm.module.scss';
import { FieldGroup } from './FieldGroup.tsx';
import { contactFields, propertyFields } from './fieldAttributes.ts';
import { ProjectDescriptionField } from './ProjectDescriptionField.tsx';
import { ServiceTypeField } from './ServiceTypeField.tsx';
import { TextField } from './TextField.tsx';

export interface EstimateFormProps {
  content: EstimateFormContent;
  /** The number to call where the form cannot send itself. */
  phone: string;
}

/**
 * The form of the estimate section. Client-safe: its words come in as JSON props.
 *
 * `method="dialog"` outside a dialog checks the fields and then does nothing: without script,
 * a plain form would put name and address into the page's URL.
 */
export function EstimateForm({ content, phone }: EstimateFormProps) {
  const { fields, groups } = content;
  return (
    <form className={styles.form} method="dialog" aria-labelledby="estimate-card-title">
      <FieldGroup legend={groups.contact}>
        {contactFields.map((attributes) => (
          <TextField key={attributes.name} words={fields[attributes.name]} {...attributes} />
        ))}
      </FieldGroup>
      <FieldGroup legend={groups.property}>
        {propertyFields.map((attributes) => (
          <TextField key={attributes.name} words={fields[attributes.name]} {...attributes} />
        ))}
      </FieldGroup>
      <FieldGroup legend={groups.service}>
        <ServiceTypeField words={fields.serviceType} options={content.serviceTypes} />
        <ContactMethodField
          words={fields.preferredContactMethod}
          options={content.contactMethods}
        />
        <ProjectDescriptionField words={fields.projectDescription} />
        <EmergencyField words={fields.isEmergency} />
      </FieldGroup>
      <div className={styles.submit}>
        <noscript>
          <p className={styles.withoutScript}>
            {content.withoutScript} <PhoneLink phone={phone} />
          </p>
        </noscript>
        <Button look="paper" wide>
          {content.submit.label}
        </Button>
      </div>
    </form>
  );
}
