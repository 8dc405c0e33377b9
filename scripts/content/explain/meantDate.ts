const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** The ways in which people here write dates, as year, month and day. */
const forms: readonly [form: RegExp, order: readonly [year: number, month: number, day: number]][] =
  [
    [/^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/, [1, 2, 3]],
    [/^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/, [3, 1, 2]],
    [/^([a-z]{3,9})\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})$/i, [3, 1, 2]],
    [/^(\d{1,2})(?:st|nd|rd|th)? ([a-z]{3,9})\.? (\d{4})$/i, [3, 2, 1]],
  ];

/**
 * A date as files have it, 2024-12-15, from one that is written as people do.
 * @returns `undefined` for what is no date; the month comes first in 12/15/2024, as it does here
 */
export function meantDate(text: string): string | undefined {
  for (const [form, order] of forms) {
    const parts = form.exec(text.trim());
    if (!parts) continue;
    const [year = '', month = '', day = ''] = order.map((index) => parts[index]);
    const date = [year, numberOf(month), day.padStart(2, '0')].join('-');
    return isDay(date) && date !== text ? date : undefined;
  }
  return undefined;
}

const numberOf = (month: string) =>
  (/^\d/.test(month)
    ? month
    : String(months.indexOf(month.slice(0, 3).toLowerCase()) + 1)
  ).padStart(2, '0');

/** Day 31 of a month of 30 would be another day. */
function isDay(date: string): boolean {
  const time = Date.parse(date);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(date);
}
