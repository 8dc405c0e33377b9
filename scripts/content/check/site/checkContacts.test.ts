import { expect, test } from 'vitest';
import { findContacts } from '../words/contacts.ts';
import { checkEmail } from './checkContacts.ts';

const email = 'office@harlowridge.com';

/** The addresses in a text that must be meant to be our own, but are not. */
const wrongEmails = (text: string) =>
  findContacts(text).flatMap(({ kind, text: words, value }) =>
    kind === 'email' && checkEmail(words, value, { email }) ? [value] : [],
  );

test.each([
  'Write to us at harlow@gmail.com.',
  'Our email address is info@ridge-roofs.com.',
  'Photos to OFFICE@harlowrigde.com, please.',
  'Bills: pay@harlowridge.co.',
])('“%s” has an address that is not ours', (text) => {
  expect(wrongEmails(text)).toHaveLength(1);
});

test.each([
  'Write to us at jobs@harlowridge.com.',
  'Write to Office@HarlowRidge.com.',
  'Ask the state, at DOI.Complaints@illinois.gov.',
  'Contact us, or the city at permits@rockfordil.gov.',
  'They email us. Their address is claims@ridge.com.',
  'Our email is read daily; the county’s is info@oglecountyil.gov.',
])('“%s” has none', (text) => {
  expect(wrongEmails(text)).toEqual([]);
});
