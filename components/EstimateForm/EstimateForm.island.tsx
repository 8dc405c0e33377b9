import { PlainPost } from '../delivery/PlainPost.tsx';
import { WithoutScript } from '../delivery/WithoutScript.tsx';
import { island } from '../Island/island.ts';
import { PhoneLink } from '../PhoneLink/PhoneLink.tsx';
import { ContactMethodField } from './ContactMethodField.tsx';
import { EmergencyField } from './EmergencyField.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';
import styles from './EstimateForm.module.scss';
import type { FieldName } from './estimateSchema.ts';
import { FieldGroup } from './FieldGroup.tsx';
import { contactFields, propertyFields } from './fieldAttributes.ts';
import { ProjectDescriptionField } from './ProjectDescriptionField.tsx';
import { SentNotice } from './SentNotice.tsx';
import { ServiceTypeField } from './ServiceTypeField.tsx';
import { SubmitArea } from './SubmitArea.tsx';
import { TextField } from './TextField.tsx';
import { type EstimateFormProps, useEstimateForm } from './useEstimateForm.ts';
import { usePhoneField } from './usePhoneField.ts';

/**
 * The form of the estimate section.
 *
 * Why an island: it checks the fields in our words, formats the phone number and sends the request
 * without leaving the page. Without script the browser checks and posts it, where there is an
 * endpoint; `method="dialog"` outside a dialog then sends nothing, as a plain form would put name
 * and address into the page's URL.
 */
export const EstimateForm = island('EstimateForm', (props: EstimateFormProps) => {
  const { content, delivery, phone, origin, serviceType, closeLabel } = props;
  const { fields, groups } = content;
  const { element, form, problems, phase, sent, submit, keepDraft } = useEstimateForm(props);
  const { errors } = form.formState;
  const endpoint = delivery === 'simulated' ? undefined : delivery;
  const formatPhone = usePhoneField(form);

  const field = <Name extends FieldName>(name: Name) => ({
    words: fields[name],
    registration: form.register(name),
    error: errors[name]?.message,
  });
  return (
    <form
      ref={element}
      className={styles.form}
      method={endpoint ? 'post' : 'dialog'}
      action={endpoint?.endpoint}
      aria-labelledby="estimate-card-title"
      onSubmit={submit}
      onChange={keepDraft}
    >
      {endpoint ? (
        <PlainPost endpoint={endpoint} origin={origin} />
      ) : (
        <WithoutScript className={styles.withoutScript}>
          {content.withoutScript} <PhoneLink phone={phone} />
        </WithoutScript>
      )}
      <ErrorSummary
        heading={content.errorSummary}
        left={content.errorsLeft}
        problems={problems}
        isRight={({ name }) => !errors[name as FieldName]}
      />
      <SentNotice {...{ content, phone, closeLabel, phase, sent }} />
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
        <ProjectDescriptionField {...field('projectDescription')} />
      </FieldGroup>
      <SubmitArea {...{ content, phone, closeLabel, phase, sent }} />
    </form>
  );
});
