import { expect, test } from 'vitest';
import { estimateForm } from '#content/estimateForm';
import { estimateSchema } from './estimateSchema.ts';

const schema = estimateSchema(estimateForm.fields);

const right = {
  firstName: 'Jo',
  lastName: 'Li',
  phone: '(815) 555-0199',
  email: 'jo@example.com',
  address: '1 Elm',
  city: 'Be',
  state: 'IL',
  zipCode: '61101',
  serviceType: 'repair',
  preferredContactMethod: 'phone',
  isEmergency: false,
  projectDescription: '',
};

const messagesFor = (values: object) =>
  schema.safeParse(values).error?.issues.map(({ path, message }) => [path.join('.'), message]);

test('the least that is asked for is right', () => {
  expect(schema.parse(right)).toEqual(right);
});

// The fields, limits and messages of the specification.
test.each([
  ['firstName', ['', 'J', '  J  ', undefined], 'First name is required'],
  ['lastName', ['', 'L', undefined], 'Last name is required'],
  ['phone', ['', '555-0199', '(815) 555-019', 'call me any time'], 'Phone number is required'],
  ['email', ['', 'jo', 'jo@', '@example.com'], 'Please enter a valid email address'],
  ['address', ['', '1 El'], 'Address is required'],
  ['city', ['', 'B'], 'City is required'],
  ['state', ['', 'I'], 'State is required'],
  ['zipCode', ['', '6110'], 'ZIP code is required'],
  ['serviceType', ['', undefined], 'Please select a service type'],
  ['preferredContactMethod', [null, '', undefined], 'Please select preferred contact method'],
])('%s', (name, values, message) => {
  for (const value of values) {
    expect(messagesFor({ ...right, [name]: value })).toEqual([[name, message]]);
  }
});

test('the optional fields may be empty, and spaces around words are dropped', () => {
  const empty = { isEmergency: undefined, projectDescription: undefined };
  expect(schema.parse({ ...right, ...empty, city: '  Byron ' })).toMatchObject({
    city: 'Byron',
    isEmergency: false,
  });
  expect(schema.parse({ ...right, isEmergency: 'true' }).isEmergency).toBe(true);
});
