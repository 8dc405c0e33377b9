import type { ReactNode } from 'react';
import { LeadForm } from '../delivery/LeadForm.tsx';
import { island } from '../Island/island.ts';
import { PhoneLink } from '../PhoneLink/PhoneLink.tsx';
import { ContactMethodField, EmergencyField, ServiceTypeField } from './ChoiceFields.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';
import styles from './EstimateForm.module.scss';
import type { FieldName } from './estimateSchema.ts';
import { contactFields, fieldId, propertyFields } from './fieldAttributes.ts';
import { SentNotice } from './SentNotice.tsx';
import { SubmitArea } from './SubmitArea.tsx';
import { LabelledField, TextField } from './TextField.tsx';
import { type EstimateFormProps, useEstimateForm } from './useEstimateForm.ts';
import { usePhoneField } from './usePhoneField.ts';

/**
 * The form of the estimate section.
 *
 * Why an island: it checks the fields in our words, formats the phone number and sends the request
 * without leaving the page. Without script the browser checks them.
 */
export const EstimateForm = island('EstimateForm', (props: EstimateFormProps) => {
  const { content, delivery, phone, origin, serviceType, closeLabel } = props;
  const { fields, groups } = content;
  const { element, form, problems, phase, wasAsked, sent, submit, keepDraft } =
    useEstimateForm(props);
  const { errors } = form.formState;
  const formatPhone = usePhoneField(form);
  const urgent = sent?.isEmergency ? content.emergency : undefined;
  const call = { label: content.callLabel, phone: urgent?.phone ?? phone };

  const field = <Name extends FieldName>(name: Name) => ({
    words: fields[name],
    registration: form.register(name),
    error: errors[name]?.message,
  });
  return (
    <LeadForm
      ref={element}
      delivery={delivery}
      origin={origin}
      withoutScript={
        <>
          {content.withoutScript} <PhoneLink phone={phone} />
        </>
      }
      noteClassName={styles.withoutScript}
      className={styles.form}
      aria-labelledby="estimate-card-title"
      onSubmit={submit}
      onChange={keepDraft}
    >
      <ErrorSummary
        heading={content.errorSummary}
        left={content.errorsLeft}
        problems={problems}
        wrong={Object.keys(errors).length}
        isRight={({ name }) => !errors[name as FieldName]}
      />
      <SentNotice {...{ content, call, closeLabel, phase, sent }} />
      <FieldGroup legend={groups.contact}>
        {contactFields.map((attributes) => (
          <TextField
            key={attributes.name}
            {...attributes}
            {...field(attributes.name)}
            onInput={attributes.name === 'phone' ? formatPhone : undefined}
          />
        ))}
      </FieldGroup>
      <FieldGroup legend={groups.property}>
        {propertyFields.map((attributes) => (
          <TextField key={attributes.name} {...attributes} {...field(attributes.name)} />
        ))}
      </FieldGroup>
      <FieldGroup legend={groups.service}>
        <EmergencyField
          emergency={content.emergency}
          callLabel={content.callLabel}
          {...field('isEmergency')}
        />
        <ServiceTypeField
          options={content.serviceTypes}
          preselected={serviceType}
          {...field('serviceType')}
        />
        <ContactMethodField
          options={content.contactMethods}
          messageConsent={content.messageConsent}
          {...field('preferredContactMethod')}
        />
        <LabelledField name="projectDescription" label={fields.projectDescription.label}>
          <textarea
            id={fieldId('projectDescription')}
            rows={3}
            placeholder={fields.projectDescription.placeholder}
            className={`${styles.control} ${styles.area}`}
            {...form.register('projectDescription')}
          />
        </LabelledField>
      </FieldGroup>
      <SubmitArea {...{ content, call, closeLabel, phase, wasAsked }} />
    </LeadForm>
  );
});

/** One of the three sheets of the form. */
const FieldGroup = ({ legend, children }: { legend: string; children: ReactNode }) => (
  <fieldset className={styles.group}>
    <legend className={styles.legend}>{legend}</legend>
    <div className={styles.fields}>{children}</div>
  </fieldset>
);
