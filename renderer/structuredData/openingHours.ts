import { isAroundTheClock } from '../../scripts/content/model/openingHours.ts';

/**
 * The hours as search engines want them written: all of every day while someone always answers.
 * Other hours are words for people, and none are better than wrong ones.
 */
export function openingHours({ emergency }: { emergency: string }) {
  if (!isAroundTheClock(emergency)) return {};
  return {
    openingHoursSpecification: {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
      opens: '00:00',
      closes: '23:59',
    },
  } as const;
}
