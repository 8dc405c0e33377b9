import { type Finding, finding } from '../rules/finding.ts';
import { meantDate } from './meantDate.ts';
import { quote, type Subject, sentences } from './subject.ts';

/** @param format the form that the text should have, as zod names it */
export function explainForm({ label, value, purpose }: Subject, format: string): Finding {
  const text = String(value);
  const params = { label, found: quote(value) };
  const suggestion = meantText[format]?.(text);
  const help = sentences(advice[format]?.(text, suggestion) ?? '', purpose);
  return finding('wrong-form', params, { help, suggestion });
}

/** What a text would be in the form that is asked for, where that is beyond doubt. */
const meantText: Record<string, (text: string) => string | undefined> = {
  date: meantDate,
  url: (text) => {
    const secure = text.replace(/^(http:\/\/)?(?=[\w-]+(\.[\w-]+)+(\/|$))/, 'https://');
    return secure !== text && URL.canParse(secure) ? secure : undefined;
  },
};

const advice: Record<string, (text: string, suggestion: string | undefined) => string> = {
  date: (text, suggestion) => {
    if (suggestion) return `Write ${suggestion}.`;
    return /^\d{4}-\d\d-\d\d$/.test(text) ? 'There is no such day.' : '';
  },
  url: () => 'Write the whole address, starting with https://.',
};
