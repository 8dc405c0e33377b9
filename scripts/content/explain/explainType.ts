import { type Finding, finding } from '../rules/finding.ts';
import { quote, type Subject, sentences } from './subject.ts';

const booleanWords = new Map([
  ['yes', 'true'],
  ['on', 'true'],
  ['true', 'true'],
  ['no', 'false'],
  ['off', 'false'],
  ['false', 'false'],
]);

/** What someone who wrote “yes” meant. */
export const meantBoolean = (value: unknown) => booleanWords.get(String(value).toLowerCase());

/** @param expected the kind of value, as zod names it */
export function explainType(subject: Subject, expected: string): Finding {
  const { label, value, purpose, path } = subject;
  const params = {
    label,
    expected: kindNames[expected] ?? expected,
    found: foundIn(value, expected),
  };
  const suggestion = meantValue(subject, expected);
  if (suggestion !== undefined) {
    const help = sentences(howToWrite(suggestion, value), purpose);
    return finding('wrong-type', params, { help, suggestion });
  }
  const help = value === null ? `Write it after “${path.at(-1)}: ”.` : '';
  return finding('wrong-type', params, { help: sentences(help, purpose) });
}

/** What the value would be if only the way it is written were wrong. */
function meantValue({ document, path, value }: Subject, expected: string): string | undefined {
  const isScalar = typeof value === 'number' || typeof value === 'boolean';
  // As it is written: 007 and 1.50 are not the numbers 7 and 1.5.
  if (expected === 'string') return isScalar ? `'${document.sourceOf(path) ?? value}'` : undefined;
  if (typeof value !== 'string') return undefined;
  if (expected === 'boolean') return meantBoolean(value);
  const isNumber = /^-?\d{1,9}(\.\d{1,9})?$/.test(value.trim());
  return isNumber && expected === 'number' ? value.trim() : undefined;
}

function howToWrite(suggestion: string, value: unknown): string {
  if (typeof value !== 'string') return `Put it between single quotes: ${suggestion}.`;
  return value === suggestion ? `Write ${suggestion} without quotes.` : `Write ${suggestion}.`;
}

const kindNames: Record<string, string> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'a group of fields',
};

function foundIn(value: unknown, expected: string): string {
  if (value === null) return 'empty';
  if (Array.isArray(value)) return 'a list';
  // “A whole number, but it is a number” would puzzle everyone.
  const isTelling = typeof value !== 'object' && expected !== 'string';
  return isTelling ? quote(value) : (kindNames[typeof value] ?? 'something else');
}
