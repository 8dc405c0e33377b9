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

test('the shortest allowed values are valid', () => {
  expect(schema.parse(right)).toEqual(right);
});

// The fields and limits of the specification, with the words that editors give them.
test.each([
  ['firstName', ['', 'J', '  J  ', undefined]],
  ['lastName', ['', 'L', undefined]],
  ['phone', ['', '555-0199', '(815) 555-019', 'call me any time']],
  ['email', ['', 'jo', 'jo@', '@example.com']],
  ['address', ['', '1 El']],
  ['city', ['', 'B']],
  ['state', ['', 'I']],
  ['zipCode', ['', '6110']],
  ['serviceType', ['', undefined]],
  ['preferredContactMethod', [null, '', undefined]],
] as const)('%s', (name, values) => {
  for (const value of values) {
    const { message } = estimateForm.fields[name];
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
