import { isAroundTheClock } from '../../scripts/content/model/openingHours.ts';

/**
 * The hours of the phone, as search engines want them written: all of every day while someone
 * always answers. They are not the business’s opening hours, which would send people to the
 * office’s door at night. Other hours are words for people, and none are better than wrong ones.
 * @see https://schema.org/ContactPoint
 */
export function emergencyLine({ emergency }: { emergency: string }, telephone: string) {
  if (!isAroundTheClock(emergency)) return {};
  return {
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'emergency',
      telephone,
      hoursAvailable: {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
        opens: '00:00',
        closes: '23:59',
      },
    },
  } as const;
}
