/** A text field’s content and the position of the caret in it. */
interface FieldText {
  value: string;
  caret: number;
}

/**
 * Writes a number as (000) 000-0000 while it is typed, keeping the caret after the same digit.
 * Numbers of other countries, extensions and the like stay as they are.
 * @param typed the field after an edit
 * @param before the field’s value before it
 * @param direction the direction of a deletion
 */
export function formatPhone(
  typed: FieldText,
  before = '',
  direction: 'backward' | 'forward' = 'backward',
): FieldText {
  const edit = deletesPunctuation(typed.value, before) ? deleteDigit(typed, direction) : typed;
  const digits = digitsOf(edit.value);
  if (!isNational(edit.value, digits)) return edit;
  const country = digits.length === 11 ? 1 : 0;
  // After a complete number, a space starts an extension.
  const isWhole = digits.length - country === 10;
  const value = punctuate(digits.slice(country)) + (isWhole && /\s$/.test(edit.value) ? ' ' : '');
  const passed = digitsOf(edit.value.slice(0, edit.caret)).length - country;
  // A caret at the end stays at the end, so that the next digit goes there, too.
  const atEnd = edit.caret >= edit.value.length;
  return { value, caret: atEnd ? value.length : afterDigit(value, passed) };
}

export const digitsOf = (text: string) => text.replace(/\D/g, '');

/** Ten digits, or fewer while typing; a complete number may also start with the country code 1. */
function isNational(text: string, digits: string): boolean {
  if (/[^\d\s().+-]/.test(text)) return false;
  if (digits.length === 11) return digits.startsWith('1');
  // A number that starts with + or 0 may be in another country.
  if (/^\s*[+0]/.test(text)) return false;
  return digits.length === 10 || (digits.length < 10 && !digits.startsWith('1'));
}

function punctuate(digits: string): string {
  if (digits.length < 4) return digits;
  const [area, exchange, line] = [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)];
  return `(${area}) ${exchange}${line && `-${line}`}`;
}

/** The position right after the `count`th digit. */
function afterDigit(value: string, count: number): number {
  let passed = 0;
  for (let index = 0; index < value.length; index += 1) {
    if (passed === Math.max(count, 0)) return index;
    if (/\d/.test(value.charAt(index))) passed += 1;
  }
  return value.length;
}

/** The visitor deleted a bracket, space or dash that formatting would put back at once. */
const deletesPunctuation = (value: string, before: string) =>
  value.length === before.length - 1 &&
  value !== before.trimEnd() &&
  digitsOf(value) === digitsOf(before);

/** Deletes the nearest digit on the side on which punctuation was deleted. */
function deleteDigit({ value, caret }: FieldText, direction: 'backward' | 'forward'): FieldText {
  const left = value.slice(0, caret);
  const right = value.slice(caret);
  if (direction === 'forward') return { value: left + right.replace(/\d/, ''), caret };
  const kept = left.replace(/\d(\D*)$/, '$1');
  return { value: kept + right, caret: kept.length };
}
