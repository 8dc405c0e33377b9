import { expect, test } from 'vitest';
import { fitAround, sheet, shownWidth } from './projection.ts';

const rockford = { latitude: 42.271, longitude: -89.094 };
const dells = { latitude: 43.628, longitude: -89.771 };
const milwaukee = { latitude: 43.04, longitude: -87.91 };

test('north is up, east is to the right, and a mile is as long in both directions', () => {
  const project = fitAround([rockford, dells]);
  const [x, y] = project(rockford);
  const [dellsX, dellsY] = project(dells);
  expect(dellsX).toBeLessThan(x);
  expect(dellsY).toBeLessThan(y);
  // 93.8 miles north and 34.1 miles west, by their coordinates on the globe.
  expect((x - dellsX) / (y - dellsY)).toBeCloseTo(34.1 / 93.8, 1);
});

test.each([
  ['one place', [rockford]],
  ['two far apart', [dells, milwaukee]],
  ['most in the east', [dells, milwaukee, milwaukee, milwaukee, rockford]],
])('%s: all are on what every screen shows', (_name, places) => {
  const project = fitAround(places);
  for (const place of places) {
    const [x, y] = project(place);
    expect(Math.abs(x - sheet.width / 2)).toBeLessThanOrEqual(shownWidth / 2 - 20);
    expect(y).toBeGreaterThanOrEqual(20);
    expect(y).toBeLessThanOrEqual(sheet.height - 20);
  }
});
