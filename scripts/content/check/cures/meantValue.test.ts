import { expect, test } from 'vitest';
import { z } from 'zod';
import { meantTimes } from '../words/hours.ts';
import { meantDate, meantDegrees, meantValue } from './meantValue.ts';

test.each([
  ['2024/12/5', '2024-12-05'],
  ['12/15/2024', '2024-12-15'],
  ['Dec 15 2024', '2024-12-15'],
  ['December 1st, 2024', '2024-12-01'],
  ['15 dec. 2024', '2024-12-15'],
  ['15/12/2024', '2024-12-15'],
  ['3/4/2024', '2024-03-04'],
  ['12-15-24', '2024-12-15'],
  ['24-12-15', undefined],
  ['Dec. 15th, 2024', '2024-12-15'],
  ['Sunday, December 15 2024', '2024-12-15'],
  ['20241215', '2024-12-15'],
  ['April 31, 2024', undefined],
  ['2024-02-30', undefined],
  ['2024-13-15', undefined],
  ['2024-12-15', undefined],
  ['Someday 3, 2024', undefined],
  ['soon', undefined],
])('the date “%s”', (written, meant) => {
  expect(meantDate(written)).toBe(meant);
});

test.each([
  ['42.3036°', 42.3036],
  ['89.1012°', -89.1012],
  ['42.3036 N', 42.3036],
  ['89.1012° W', -89.1012],
  ['-89.1012°W', -89.1012],
  ['42.3036', undefined],
  ['42° 18′ N', 42.3],
  [`42°22'06.0"N`, 42.36833],
  ['88° 49’ 19.2” W', -88.822],
  ["88°49'", -88.81667],
  ["42°75'N", undefined],
  ['W', undefined],
])('the degrees “%s”', (text, degrees) => {
  expect(meantDegrees(text)).toEqual(degrees);
});

test.each([
  ['- 89.0942', -89.0942],
  ['–89.0942', -89.0942],
  ['−89.0942', -89.0942],
  ['– about 89', '– about 89'],
])('the number “%s”', (text, number) => {
  expect(meantValue(text, z.number())).toBe(number);
});

test.each([
  ['8am-5pm', '8 AM to 5 PM'],
  ['8:30–5', '8:30 AM to 5 PM'],
  ['8 a.m. to 5 p.m.', '8 AM to 5 PM'],
  ['8:00 until 17:00', '8 AM to 5 PM'],
  ['9 AM - 12 PM', '9 AM to 12 PM'],
  ['8 AM', undefined],
  ['Mon–Fri', undefined],
  ['closed', undefined],
])('the times “%s”', (text, times) => {
  expect(meantTimes(text)).toBe(times);
});
