import type { FieldName } from '../../components/EstimateForm/estimateSchema.ts';

/** What the form says where a field is left empty. */
export const messages = {
  firstName: 'First name is required',
  lastName: 'Last name is required',
  phone: 'Phone number is required',
  email: 'Please enter a valid email address',
  address: 'Address is required',
  city: 'City is required',
  state: 'State is required',
  zipCode: 'ZIP code is required',
  serviceType: 'Please select a service type',
  preferredContactMethod: 'Please select preferred contact method',
} satisfies Partial<Record<FieldName, string>>;

/** The fields that must be filled in, from top to bottom. */
export const names = Object.keys(messages) as (keyof typeof messages)[];
