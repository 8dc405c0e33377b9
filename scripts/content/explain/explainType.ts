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
export function explainType({ label, value, purpose, path }: Subject, expected: string): Finding {
  const params = {
    label,
    expected: kindNames[expected] ?? expected,
    found: foundIn(value, expected),
  };
  const help = value === null ? `Write it after “${path.at(-1)}: ”.` : '';
  return finding('wrong-type', params, { help: sentences(help, purpose) });
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
