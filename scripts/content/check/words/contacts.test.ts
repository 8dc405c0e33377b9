import { expect, test } from 'vitest';
import { findContacts } from './contacts.ts';

const warrantiesIn = (text: string) =>
  findContacts(text)
    .filter(({ kind }) => kind === 'workmanship')
    .map(({ value }) => value);

test.each([
  ['Ten years on our workmanship.', 'Ten'],
  ['A 12-year workmanship warranty.', '12'],
  ['A 10-year transferable workmanship warranty.', '10'],
  ['The workmanship carries our own 10-year warranty.', '10'],
  ['Our workmanship warranty is 15 years.', '15'],
  ['With a workmanship warranty of 15 years.', '15'],
  ['We warranty our work for 5 years.', '5'],
  ['We stand behind all our labor for a full 25 years.', '25'],
  ['We stand behind our own work for ten years.', 'ten'],
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
  'Our crew brings 30 years of experience and quality workmanship.',
  'Twenty years later the workmanship still shows.',
  'A roof lasts 20 to 25 years if the workmanship is good.',
])('“%s” does not', (text) => {
  expect(warrantiesIn(text)).toEqual([]);
});

test('of two warranties, only the one on the work is ours', () => {
  expect(warrantiesIn('A 30-year shingle with a 10-year labor warranty.')).toEqual(['10']);
});

const windsIn = (text: string) =>
  findContacts(text)
    .filter(({ kind }) => kind === 'wind')
    .map(({ value }) => value);

test.each([
  'Shingles that their maker rates for wind to 130 MPH.',
  'The makers rate them to 130 MPH.',
  'Wind resistance to 130 MPH.',
  'A wind warranty of up to 130 MPH.',
  'A 130 MPH wind rating.',
])('“%s” says what shingles resist', (text) => {
  expect(windsIn(text)).toEqual(['130']);
});

test.each([
  'On April 9, 2015 the wind reached 130 MPH in Rochelle.',
  'The wind gusted to 75 MPH.',
  'The tornado was rated EF2, with 130 MPH winds.',
])('“%s” is about a storm', (text) => {
  expect(windsIn(text)).toEqual([]);
});

const numbersIn = (text: string) =>
  findContacts(text)
    .filter(({ kind }) => kind === 'phone' || kind === 'address')
    .map(({ text: written }) => written);

test.each([
  'Call the Rockford building department at 815-987-5570.',
  'The Red Cross shelter is at 727 North Church Street in Rockford.',
  'We re-roofed the church at 1200 North Main Street last spring.',
  'Village Hall, 10631 Main Street, 815-623-2829',
  'Rockford’s building department: (779) 348-7163',
])('“%s” has the number or address of others', (text) => {
  expect(numbersIn(text)).toEqual([]);
});

test.each([
  ['Our service department at 815-987-5570.', ['815-987-5570']],
  ['The department is slow. Call 815-987-5570.', ['815-987-5570']],
  ['After the church closed, call us at 815-987-5570.', ['815-987-5570']],
  ['Visit us at 1200 North Main Street.', ['1200 North Main Street']],
  ['Send the form (815-226-4400), and wait.', ['815-226-4400']],
  ['Mary Ann ((815) 555-0142)', ['(815) 555-0142']],
  ['Dial +1 (815) 555-0142 now', ['+1 (815) 555-0142']],
  ['Dial 1-815.555.0142 now', ['1-815.555.0142']],
])('“%s” has numbers and addresses that must be ours', (text, written) => {
  expect(numbersIn(text)).toEqual(written);
});

test.each(['24/7', '24 / 7', '24/7/365'])('“%s” is told as a whole', (words) => {
  expect(findContacts(`Open ${words}, by phone.`)).toMatchObject([{ kind: 'hours', text: words }]);
});
