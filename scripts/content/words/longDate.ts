const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** “April 1, 2025”, from 2025-04-01. */
export const longDate = (day: string) => format.format(new Date(day));
