import { expect, test } from 'vitest';
import { branch, officePlace } from './officePlace.ts';

const office = { street: '12 Elm Street', city: 'Madison', state: 'WI', zip: '53703' } as const;
const maps = { directions: '', map: '', hours: [] };
const monday = { dayOfWeek: ['Monday'], opens: '08:00', closes: '17:00' } as const;

test('an office includes no more than the content does', () => {
  expect(officePlace({ office, ...maps, openingHours: [] })).toEqual({
    address: expect.objectContaining({ addressLocality: 'Madison', addressRegion: 'WI' }),
  });
});

test('its location and opening hours are included if they are known', () => {
  const placed = { ...office, latitude: 43.07, longitude: -89.4 };
  expect(branch({ office: placed, ...maps, openingHours: [monday] })).toMatchObject({
    '@type': 'Place',
    geo: { latitude: 43.07, longitude: -89.4 },
    openingHoursSpecification: [{ '@type': 'OpeningHoursSpecification', ...monday }],
  });
});
