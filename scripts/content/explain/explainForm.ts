import { meantDate } from '../cures/meantDate.ts';
import { type Finding, finding } from '../rules/finding.ts';
import { quote, type Subject, sentences } from './subject.ts';

/** @param format the form that the text should have, as zod names it */
export function explainForm({ label, value, purpose }: Subject, format: string): Finding {
  const params = { label, found: quote(value) };
  const help = sentences(advice[format]?.(String(value)) ?? '', purpose);
  return finding('wrong-form', params, { help });
}

const advice: Record<string, (text: string) => string> = {
  date: (text) => {
    const [, month = '', year = ''] = /^([a-z]{3,9})\.?,? (\d{4})$/i.exec(text) ?? [];
    const first = meantDate(`${month} 1, ${year}`);
    if (first) return `The day is missing. With its first day, this is ${first}.`;
    return /^\d{4}-\d\d-\d\d$/.test(text) ? 'There is no such day.' : '';
  },
  url: () => 'Write the whole address, starting with https://.',
};
