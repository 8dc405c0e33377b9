import { expect, test } from 'vitest';
import { hoursInWords, noon, openDays, type WeeklyHours, weeklyHours } from './weeklyHours.ts';

const schema = weeklyHours('Hours', 'When the door is open');
const overnight = weeklyHours('Emergency hours', 'When someone answers', noon - 1);
const workdays = {
  monday: '8 AM to 5 PM',
  tuesday: '8 AM to 5 PM',
  wednesday: '8 AM to 5 PM',
  thursday: '8 AM to 5 PM',
  friday: '8 AM to 5 PM',
};

test.each<[WeeklyHours, string]>([
  ['always', '24/7'],
  [workdays, 'Monday–Friday 8 AM–5 PM'],
  [{ ...workdays, saturday: '9 AM to 12 PM' }, 'Mon–Fri 8 AM–5 PM, Sat 9 AM–12 PM'],
  [{ monday: '8:30 AM to 5 PM' }, 'Monday 8:30 AM–5:00 PM'],
  [
    { monday: '9 AM to 5 PM', wednesday: '9 AM to 5 PM', friday: '9 AM to 1 PM' },
    'Mon 9 AM–5 PM, Wed 9 AM–5 PM, Fri 9 AM–1 PM',
  ],
  [{ friday: '4 PM to 12 AM' }, 'Friday 4 PM–12 AM'],
])('%o is “%s”', (hours, words) => {
  expect(schema.safeParse(hours).success).toBe(true);
  expect(hoursInWords(hours, 'en-US')).toBe(words);
});

test('days are in order whatever the file’s, and not joined across a gap', () => {
  expect(openDays({ thursday: '8 AM to 5 PM', monday: '8 AM to 5 PM' })).toEqual([
    { days: ['monday'], opens: 480, closes: 1020 },
    { days: ['thursday'], opens: 480, closes: 1020 },
  ]);
});

test('hours are written in the site’s language', () => {
  expect(hoursInWords({ monday: '8 AM to 5 PM' }, 'es')).toBe('lunes 8–17');
});

test.each([
  '8 AM–5 PM',
  '8 to 5',
  '13 AM to 5 PM',
  '8 AM to 5 AM',
  '5 PM to 8 PM to 9 PM',
  '8 AM to 8 AM',
  '5 PM to 8 AM',
])('times may not be written as “%s”', (monday) => {
  expect(schema.safeParse({ monday }).success).toBe(false);
});

test('only an emergency line may answer past midnight', () => {
  expect(overnight.safeParse({ monday: '5 PM to 8 AM' }).success).toBe(true);
  expect(overnight.safeParse({ monday: '5 PM to 1 PM' }).success).toBe(false);
});

test('a day may be called closed', () => {
  const hours = { ...workdays, saturday: 'closed', sunday: 'Closed' };
  expect(schema.parse(hours)).toEqual(hours);
  expect(openDays(hours)).toEqual(openDays(workdays));
});

test('a week needs at least one day with times', () => {
  expect(schema.safeParse({}).success).toBe(false);
  expect(schema.safeParse({ monday: 'closed' }).success).toBe(false);
  expect(schema.safeParse('never').success).toBe(false);
});
