import { expect, test } from 'vitest';
import { openingHours } from './openingHours.ts';

test.each(['Available 24/7', '24 hours a day', 'Day and night', 'Call any time'])(
  '%s is all day, every day',
  (emergency) => {
    expect(openingHours({ emergency })).toMatchObject({
      openingHoursSpecification: { opens: '00:00', closes: '23:59' },
    });
  },
);

test.each(['Mon–Fri 8–5', 'Call the office', 'We reply within 24 hours'])(
  '%s gives search engines no hours',
  (emergency) => {
    expect(openingHours({ emergency })).toEqual({});
  },
);
