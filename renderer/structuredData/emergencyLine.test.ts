import { expect, test } from 'vitest';
import { emergencyLine } from './emergencyLine.ts';

test.each(['Available 24/7', '24 hours a day', 'Day and night', 'Call any time'])(
  '%s is all day, every day',
  (emergency) => {
    expect(emergencyLine({ emergency }, '+18155550142')).toMatchObject({
      contactPoint: {
        telephone: '+18155550142',
        hoursAvailable: { opens: '00:00', closes: '23:59' },
      },
    });
  },
);

test.each(['Mon–Fri 8–5', 'Call the office', 'We reply within 24 hours'])(
  '%s gives search engines no hours',
  (emergency) => {
    expect(emergencyLine({ emergency }, '+18155550142')).toEqual({});
  },
);
