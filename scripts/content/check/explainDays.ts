import { z } from 'zod';
import { type Diagnostic, finding } from '../model/diagnostic.ts';
import { metaOf, optionsOf, valueAt } from '../model/fieldSchema.ts';
import { writtenValue } from './canonicalText.ts';
import type { Subject } from './subject.ts';
import { meantWeek } from './words/meantWeek.ts';

/** Several days in front of one colon: “Mon-Fri: 8-5”. */
export function explainDays(subject: Subject, key: string): Diagnostic | undefined {
  const { document, path, field, label, value } = subject;
  const week = weekOf(subject, `${key} ${valueAt(value, [key])}`);
  const days = Object.keys(week ?? {});
  if (days.length < 2 || days.some((day) => valueAt(value, [day]) !== undefined)) return undefined;
  const range = document.rangeOfFields([...path, key]);
  const lines = writtenValue(week, { key: undefined, indent: range.column - 1, isEntry: false });
  const details = { help: metaOf(field).unknownAdvice, suggestion: lines.join('\n') };
  const found = finding('unknown-field', { label, key }, details);
  return document.report({ ...range, column: 1 }, found);
}

/** The days that words mean, if the field is hours and can have them. */
export function weekOf({ field }: Subject, words: string) {
  const group = optionsOf(field).find((option) => option instanceof z.ZodObject);
  const week = group?.shape.monday ? Object.entries(meantWeek(words) ?? {}) : [];
  const isRight = week.every(([day, times]) => group?.shape[day]?.safeParse(times).success);
  return week.length > 0 && isRight ? Object.fromEntries(week) : undefined;
}
