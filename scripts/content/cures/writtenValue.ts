import { stringify } from 'yaml';
import { canonicalStyle } from '../format/canonicalText.ts';

/**
 * The lines that say a value, in the form that all files share.
 * @param key the field’s name; `undefined` for an entry of a list
 * @param indent how many spaces stand before the name, or before the hyphen
 * @param isEntry whether a hyphen stands before it
 */
export function writtenValue(
  value: unknown,
  { key, indent, isEntry }: { key: string | undefined; indent: number; isEntry: boolean },
): string[] {
  const named = key === undefined ? value : { [key]: value };
  const text = stringify(isEntry ? [named] : named, {
    ...canonicalStyle,
    ...(typeof value === 'string' && value.includes('\n')
      ? { defaultStringType: 'BLOCK_LITERAL', defaultKeyType: 'PLAIN' }
      : {}),
  });
  const space = ' '.repeat(indent);
  return text
    .trimEnd()
    .split('\n')
    .map((line) => (line ? space + line : line));
}
