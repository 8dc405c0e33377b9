import { z } from 'zod';
import type { SingleType } from './contentType.ts';
import { estimateAdditions } from './estimateAdditions.ts';
import { formNotice, unansweredNotice } from './fieldGroups.ts';
import { group, identifier, label, list, text } from './fields.ts';

const fieldWords = {
  label: text('Label', 'The name above the field', { max: 90 }),
  placeholder: text('Example', 'Gray text in the empty field', { max: 80 })
    .meta({ role: 'example' })
    .optional(),
  message: text('Message', 'Shown when the field has a mistake', { max: 120 }),
};

const field = (title: string) => group(title, 'The text of one field', fieldWords);

const option = <T extends z.ZodType>(value: T) =>
  group('Option', 'One choice', {
    value: value.meta({
      title: 'Value',
      description:
        'What the office receives and sorts its mail by, for example storm-damage; in an existing entry, leave it as it is',
    }),
    label: label('Text', 'What the visitor reads'),
  });

const contactMethods = ['phone', 'email', 'text'] as const;

const estimateFormSchema = group('Estimate form', 'The estimate section and its form', {
  heading: text('Heading', 'The section’s heading', { max: 80 }),
  subheading: text('Subheading', 'The sentence below it', { max: 240 }),
  restoration: estimateAdditions.restoration,
  cardTitle: text('Card title', 'The title of the red card', { max: 60 }),
  groups: group('Groups', 'The three groups of fields', {
    contact: label('First group', 'The first group’s name'),
    property: label('Second group', 'The second group’s name'),
    service: label('Third group', 'The third group’s name'),
  }),
  fields: group('Fields', 'The text of each field', {
    firstName: field('First name'),
    lastName: field('Last name'),
    phone: field('Phone'),
    email: field('E-mail'),
    address: field('Address'),
    city: field('City'),
    state: field('State'),
    zipCode: field('ZIP code'),
    serviceType: field('Service type'),
    // Nobody types into a choice or a checkbox, so neither has an example.
    preferredContactMethod: group('Preferred contact method', 'The text of one choice', {
      label: fieldWords.label,
      message: fieldWords.message,
    }),
    isEmergency: group('Emergency', 'The text of one checkbox', { label: fieldWords.label }),
    projectDescription: group('Project description', 'The text of one optional field', {
      label: fieldWords.label,
      placeholder: fieldWords.placeholder,
    }),
  }),
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
  submit: group('Button', 'The form’s button', {
    label: label('Button', 'The text on the button'),
    sendingLabel: label('While sending', 'The text while the request is being sent'),
  }),
  consent: estimateAdditions.consent,
  messageConsent: estimateAdditions.messageConsent,
  emergency: estimateAdditions.emergency,
  withoutScript: text(
    'Without JavaScript',
    'Shown where the form can’t be sent; the phone number follows',
    { max: 200 },
  ),
  errorSummary: text('Summary of mistakes', 'The heading above the list of fields with mistakes', {
    max: 60,
  }),
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
  whyChoose: group('Why choose us', 'The card beside the form', {
    heading: text('Heading', 'The card’s heading', { max: 60 }),
    bullets: list(
      text('Bullet', 'One reason', { max: 80 }),
      'Bullets',
      'The reasons, strongest first',
    ),
  }),
  nextSteps: estimateAdditions.nextSteps,
  warranty: estimateAdditions.warranty,
  required: text('Required note', 'How required fields are marked', { max: 120 }),
});

export const estimateFormType = {
  file: 'estimate-form.yaml',
  type: 'EstimateFormWords',
  schema: estimateFormSchema,
} as const satisfies SingleType;
