import type { InputHTMLAttributes } from 'react';

export interface TextFieldAttributes<Name extends string = string>
  extends Pick<
    InputHTMLAttributes<HTMLInputElement>,
    'type' | 'autoComplete' | 'inputMode' | 'minLength' | 'autoCapitalize'
  > {
  name: Name;
  /** How much of the row it takes; on phones the whole row, unless two are paired. */
  width: 'full' | 'half' | 'third';
  paired?: boolean;
}

export const contactFields: readonly TextFieldAttributes<
  'firstName' | 'lastName' | 'phone' | 'email'
>[] = [
  { name: 'firstName', autoComplete: 'given-name', minLength: 2, width: 'half', paired: true },
  { name: 'lastName', autoComplete: 'family-name', minLength: 2, width: 'half', paired: true },
  {
    name: 'phone',
    type: 'tel',
    inputMode: 'tel',
    autoComplete: 'tel',
    minLength: 10,
    width: 'half',
  },
  { name: 'email', type: 'email', inputMode: 'email', autoComplete: 'email', width: 'half' },
];

export const propertyFields: readonly TextFieldAttributes<
  'address' | 'city' | 'state' | 'zipCode'
>[] = [
  { name: 'address', autoComplete: 'address-line1', minLength: 5, width: 'full' },
  { name: 'city', autoComplete: 'address-level2', minLength: 2, width: 'third' },
  {
    name: 'state',
    autoComplete: 'address-level1',
    autoCapitalize: 'characters',
    minLength: 2,
    width: 'third',
    paired: true,
  },
  {
    name: 'zipCode',
    inputMode: 'numeric',
    autoComplete: 'postal-code',
    minLength: 5,
    width: 'third',
    paired: true,
  },
];

/** The id that ties a field's label, its control and later its error together. */
export const fieldId = (name: string) => `estimate-${name}`;
