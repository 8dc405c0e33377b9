import { expect, test } from 'vitest';
import { meantWeek } from './meantWeek.ts';

const weekdaysOf = (times: string) => ({
  monday: times,
  tuesday: times,
  wednesday: times,
  thursday: times,
  friday: times,
});
const eightToFive = weekdaysOf('8 AM to 5 PM');

test.each([
  'Mon-Fri 8am-5pm',
  'Mon–Fri: 8–5',
  'Mon. – Fri., 8 a.m. – 5 p.m.',
  'Monday to Friday 8 AM to 5 PM',
  'Monday through Friday from 8:00 am until 5:00 pm',
  'M-F 8-5',
  'weekdays 8-5',
  'Open weekdays 8 to 5',
])('“%s” is five days', (words) => {
  expect(meantWeek(words)).toEqual(eightToFive);
});

test('further days follow a comma, a semicolon or “and”', () => {
  const saturday = '9 AM to 12 PM';
  expect(meantWeek('Mon–Fri 8am–5pm, Sat 9–12')).toEqual({ ...eightToFive, saturday });
  expect(meantWeek('Mon-Fri 8-5; Saturday: 9 to noon')).toEqual({ ...eightToFive, saturday });
  expect(meantWeek('Weekdays 8-5 and Sat 9-12, Sunday closed')).toEqual({
    ...eightToFive,
    saturday,
    sunday: 'closed',
  });
  // Lines below “hours:” are read as one.
  expect(meantWeek('Mon-Fri 8-5 Sat 9-noon')).toEqual({ ...eightToFive, saturday });
  expect(meantWeek('Friday 8-3, Mon-Thu 8-5')).toEqual({
    ...eightToFive,
    friday: '8 AM to 3 PM',
  });
  expect(meantWeek('Daily 8-5')).toEqual({
    ...eightToFive,
    saturday: '8 AM to 5 PM',
    sunday: '8 AM to 5 PM',
  });
});

test.each([
  '',
  '8am-5pm',
  'closed',
  'Mon-Fri',
  'Mon-Fri 8-5, closed on holidays',
  'Mon-Fri 8-12, 1-5',
  'Mon-Fri 8-5, Fri 8-3',
  'Mon-Fri 8-5, Sat by appointment',
  'Daily 24 hours',
  'Fri-Mon 8-5',
  'Mon, Wed and Fri 8-5',
  'April to October, Mon-Fri 8-5',
])('“%s” is left to a person', (words) => {
  expect(meantWeek(words)).toBeUndefined();
});
