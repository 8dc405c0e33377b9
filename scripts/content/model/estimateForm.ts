import { z } from 'zod';
import type { SingleType } from './contentType.ts';
import { estimateAdditions } from './estimateAdditions.ts';
import { formNotice, unansweredNotice } from './fieldGroups.ts';
import { identifier, label, list, text } from './fields.ts';

const field = (title: string) =>
  z
    .strictObject({
      label: text('Label', 'The name above the field', { max: 90 }),
      placeholder: text('Example', 'Gray text in the empty field', { max: 80 })
        .meta({ role: 'example' })
        .optional(),
      message: text('Message', 'Shown when the field has a mistake', { max: 120 }),
    })
    .meta({ title, description: 'The text of one field' });

/** Nobody types into a choice or a checkbox, so neither has an example. */
const choiceField = (title: string) =>
  field(title).omit({ placeholder: true }).meta({ title, description: 'The text of one choice' });

const boxField = (title: string) =>
  choiceField(title)
    .omit({ message: true })
    .meta({ title, description: 'The text of one checkbox' });

const optionalField = (title: string) =>
  field(title)
    .omit({ message: true })
    .meta({ title, description: 'The text of one optional field' });

const option = <T extends z.ZodType>(value: T) =>
  z
    .strictObject({
      value: value.meta({
        title: 'Value',
        description:
          'What the office receives and sorts its mail by, for example storm-damage; in an existing entry, leave it as it is',
      }),
      label: label('Text', 'What the visitor reads'),
    })
    .meta({ title: 'Option', description: 'One choice' });

const contactMethods = ['phone', 'email', 'text'] as const;

const estimateFormSchema = z
  .strictObject({
    heading: text('Heading', 'The section’s heading', { max: 80 }),
    subheading: text('Subheading', 'The sentence below it', { max: 240 }),
    restoration: estimateAdditions.restoration,
    cardTitle: text('Card title', 'The title of the red card', { max: 60 }),
    groups: z
      .strictObject({
        contact: label('First group', 'The first group’s name'),
        property: label('Second group', 'The second group’s name'),
        service: label('Third group', 'The third group’s name'),
      })
      .meta({ title: 'Groups', description: 'The three groups of fields' }),
    fields: z
      .strictObject({
        firstName: field('First name'),
        lastName: field('Last name'),
        phone: field('Phone'),
        email: field('E-mail'),
        address: field('Address'),
        city: field('City'),
        state: field('State'),
        zipCode: field('ZIP code'),
        serviceType: field('Service type'),
        preferredContactMethod: choiceField('Preferred contact method'),
        isEmergency: boxField('Emergency'),
        projectDescription: optionalField('Project description'),
      })
      .meta({ title: 'Fields', description: 'The text of each field' }),
    serviceTypes: list(
      option(identifier),
      'Service types',
      'The choices in the service type field',
    ).meta({ unique: 'value' }),
    contactMethods: list(
      option(z.enum(contactMethods)),
      'Contact methods',
      'The choices in the contact method field',
    ).meta({ unique: 'value' }),
    submit: z
      .strictObject({
        label: label('Button', 'The text on the button'),
        sendingLabel: label('While sending', 'The text while the request is being sent'),
      })
      .meta({ title: 'Button', description: 'The form’s button' }),
    consent: estimateAdditions.consent,
    messageConsent: estimateAdditions.messageConsent,
    emergency: estimateAdditions.emergency,
    withoutScript: text(
      'Without JavaScript',
      'Shown where the form can’t be sent; the phone number follows',
      { max: 200 },
    ),
    errorSummary: text(
      'Summary of mistakes',
      'The heading above the list of fields with mistakes',
      {
        max: 60,
      },
    ),
    errorsLeft: estimateAdditions.errorsLeft,
    success: formNotice('Success', 'Shown when the request was accepted'),
    sent: estimateAdditions.sent,
    failure: formNotice('Failure', 'Shown when the request was not accepted'),
    retrying: formNotice(
      'Still sending',
      'Shown while sending a request takes long or is tried again',
    ),
    offline: formNotice(
      'Offline',
      'Shown while a request waits for the visitor’s connection to return',
    ),
    unsent: formNotice(
      'Left unsent',
      'Shown to a visitor who comes back to a request that was still waiting for the connection',
    ),
    unknown: unansweredNotice('Not known', 'Shown when no answer says whether the request arrived'),
    callLabel: label('Call link', 'The text in front of the phone number in these notices'),
    whyChoose: z
      .strictObject({
        heading: text('Heading', 'The card’s heading', { max: 60 }),
        bullets: list(
          text('Bullet', 'One reason', { max: 80 }),
          'Bullets',
          'The reasons, strongest first',
        ),
      })
      .meta({ title: 'Why choose us', description: 'The card beside the form' }),
    nextSteps: estimateAdditions.nextSteps,
    warranty: estimateAdditions.warranty,
    required: text('Required note', 'How required fields are marked', { max: 120 }),
  })
  .meta({ title: 'Estimate form', description: 'The estimate section and its form' });

export type EstimateFormWords = z.infer<typeof estimateFormSchema>;

export const estimateFormType = {
  file: 'estimate-form.yaml',
  type: 'EstimateFormWords',
  schema: estimateFormSchema,
} as const satisfies SingleType;
