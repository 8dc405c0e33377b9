import { expect, test } from 'vitest';
import { findContacts } from './contacts.ts';

const warrantiesIn = (text: string) =>
  findContacts(text)
    .filter(({ kind }) => kind === 'workmanship')
    .map(({ value }) => value);

test.each([
  ['Ten years on our workmanship.', 'Ten'],
  ['A 12-year workmanship warranty.', '12'],
  ['The workmanship carries our own 10-year warranty.', '10'],
  ['Our workmanship warranty is 15 years.', '15'],
  ['With a workmanship warranty of 15 years.', '15'],
  ['We warranty our work for 5 years.', '5'],
  ['We stand behind all our labor for a full 25 years.', '25'],
  ['Every roof comes with a lifetime workmanship warranty.', 'lifetime'],
  ['Lifetime warranty on all labor.', 'Lifetime'],
])('“%s” says how long the warranty on our work lasts', (text, value) => {
  expect(warrantiesIn(text)).toEqual([value]);
});

test.each([
  'A workmanship warranty and a 50-year product warranty.',
  'Good workmanship lasts 30 years.',
  'Shingles with a lifetime warranty from their maker, and careful workmanship.',
  'A roof for a lifetime of good workmanship.',
  'We stand behind our work. For 20 years we have lived here.',
  'The work takes two days.',
])('“%s” does not', (text) => {
  expect(warrantiesIn(text)).toEqual([]);
});

test.each(['24/7', '24 / 7', '24/7/365'])('“%s” is told as a whole', (words) => {
  expect(findContacts(`Open ${words}, by phone.`)).toMatchObject([{ kind: 'hours', text: words }]);
});
