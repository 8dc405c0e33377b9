import { finding } from '../model/diagnostic.ts';
import { isRecord } from '../model/fieldSchema.ts';
import { weekOf } from './explainDays.ts';
import { writtenAsGroup } from './explainListed.ts';
import { type Explain, groupName, quote } from './subject.ts';

/** Days and times in someone’s own words, or as a list of such words: “Mon–Fri 8–5, Sat 9–12”. */
export const explainWeek: Explain = (subject) => {
  const { document, path, label, value } = subject;
  const week = weekOf(subject, inWords(value));
  const cure = week && writtenAsGroup(subject, week);
  if (!cure) return undefined;
  const details = {
    help: `Each day has its own line below “${path.at(-1)}:”; a day without a line is closed.`,
    suggestion: cure.text,
  };
  const found = Array.isArray(value)
    ? finding('wrong-type', { label, expected: groupName, found: 'a list' }, details)
    : finding('not-allowed', { label, found: quote(value) }, details);
  return document.report(cure.range, found);
};

/** The words of a text or of a list’s entries, whose colons may have made fields of them. */
function inWords(value: unknown): string {
  if (!Array.isArray(value)) return typeof value === 'string' ? value : '';
  return value.map((entry) => (isRecord(entry) ? pairs(entry) : String(entry))).join(', ');
}

const pairs = (entry: Readonly<Record<string, unknown>>) =>
  Object.entries(entry)
    .map(([days, times]) => `${days} ${times}`)
    .join(', ');
