const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

type Order = readonly [year: number, month: number, day: number];

/** The ways in which people here write dates. Where two fit, the first that gives a day counts. */
const forms: readonly [form: RegExp, order: Order][] = [
  [/^(\d{4})\s*[-/. –‑]\s*(\d{1,2})\s*[-/. –‑]\s*(\d{1,2})$/, [1, 2, 3]],
  [/^(\d{4})(\d\d)(\d\d)$/, [1, 2, 3]],
  // The month comes first here; where it cannot, the day does, but 24-12-15 may be a day of 2024.
  [/^(\d{1,2})\s*[-/. –‑]\s*(\d{1,2})\s*[-/. –‑]\s*(\d{4}|\d\d)$/, [3, 1, 2]],
  [/^(\d{1,2})\s*[-/. –‑]\s*(\d{1,2})\s*[-/. –‑]\s*(\d{4})$/, [3, 2, 1]],
  [/^([a-z]{3,9})\.? ?(\d{1,2})(?:st|nd|rd|th)?,? (\d{4})$/i, [3, 1, 2]],
  [/^(\d{1,2})(?:st|nd|rd|th)?[ -](?:of )?([a-z]{3,9})\.?,?[ -](\d{4})$/i, [3, 2, 1]],
  [/^(\d{4}),? ([a-z]{3,9})\.? (\d{1,2})(?:st|nd|rd|th)?$/i, [1, 2, 3]],
];

const weekday = /^(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?\.?,? /i;

/**
 * A date as files have it, 2024-12-15, from one that is written as people do.
 * @returns `undefined` for what is no date: of April 31 only a person knows which day was meant
 */
export function meantDate(text: string): string | undefined {
  const bare = text.trim().replaceAll(/\s+/g, ' ').replace(weekday, '');
  for (const [form, order] of forms) {
    const parts = form.exec(bare);
    if (!parts) continue;
    const [year = '', month = '', day = ''] = order.map((index) => parts[index]);
    const date = [year.padStart(4, '20'), numberOf(month), day.padStart(2, '0')].join('-');
    if (isDay(date)) return date === text ? undefined : date;
  }
  return undefined;
}

function numberOf(month: string): string {
  if (/^\d/.test(month)) return month.padStart(2, '0');
  const name = month.slice(0, 3).toLowerCase();
  return String(months.indexOf(name) + 1).padStart(2, '0');
}

/** Day 31 of a month of 30 would be another day. */
function isDay(date: string): boolean {
  const time = Date.parse(date);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(date);
}
