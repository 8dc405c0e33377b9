import { expect, test } from 'vitest';
import type { OpeningHours } from '../../scripts/content/model/siteData.ts';
import { branch, contactPoints, officePlace } from './contact.ts';

const always: OpeningHours = { dayOfWeek: ['Monday', 'Sunday'], opens: '00:00', closes: '23:59' };
const monday: OpeningHours = { dayOfWeek: ['Monday'], opens: '08:00', closes: '17:00' };
const friday: OpeningHours = { dayOfWeek: ['Friday'], opens: '08:00', closes: '12:00' };
const phone = '(815) 654-0142';

test('one line for everything is the emergency line', () => {
  const line = { phone, hours: [], openingHours: [always] };
  expect(contactPoints({ phone: line, emergency: line })).toEqual({
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'emergency',
      telephone: '+18156540142',
      hoursAvailable: { '@type': 'OpeningHoursSpecification', ...always },
    },
  });
});

test.each([phone, '(815) 654-0143'])(
  'an emergency line with other hours is listed separately: %s',
  (own) => {
    const points = contactPoints({
      phone: { phone, hours: [], openingHours: [monday, friday] },
      emergency: { phone: own, hours: [], openingHours: [always] },
    });
    expect(points.contactPoint).toMatchObject([
      { contactType: 'emergency', hoursAvailable: { opens: '00:00' } },
      {
        contactType: 'customer service',
        telephone: '+18156540142',
        hoursAvailable: [{ dayOfWeek: ['Monday'] }, { dayOfWeek: ['Friday'], closes: '12:00' }],
      },
    ]);
  },
);

const office = { street: '12 Elm Street', city: 'Madison', state: 'WI', zip: '53703' } as const;
const maps = { directions: '', map: '', hours: [] };

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
