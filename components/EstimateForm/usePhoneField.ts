import { type FormEventHandler, useEffect, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { EstimateFields, EstimateRequest } from './estimateSchema.ts';
import { formatPhone } from './formatPhone.ts';

type Form = UseFormReturn<EstimateFields, unknown, EstimateRequest>;

/**
 * Formats the phone number while it is typed.
 * @returns the field’s input handler; the form’s own runs after it and sees the result
 */
export function usePhoneField({ getValues, setValue }: Form): FormEventHandler<HTMLInputElement> {
  const before = useRef('');
  useEffect(() => {
    // Typed, filled in or restored before the island was hydrated.
    const value = getValues('phone') ?? '';
    before.current = formatPhone({ value, caret: 0 }).value;
    if (before.current !== value) setValue('phone', before.current);
  }, [getValues, setValue]);

  return ({ currentTarget, nativeEvent }) => {
    before.current = reformat(currentTarget, nativeEvent as InputEvent, before.current);
  };
}

/** @returns the field’s new value */
function reformat(
  target: HTMLInputElement,
  { inputType = '' }: InputEvent,
  before: string,
): string {
  const { value, selectionStart } = target;
  const direction = inputType.endsWith('Forward') ? 'forward' : 'backward';
  const formatted = formatPhone(
    { value, caret: selectionStart ?? value.length },
    inputType.startsWith('delete') ? before : '',
    direction,
  );
  if (formatted.value !== value) {
    target.value = formatted.value;
    // A field that is filled in from elsewhere must not take the focus.
    if (target === document.activeElement) {
      target.setSelectionRange(formatted.caret, formatted.caret);
    }
  }
  return formatted.value;
}
