import { z } from 'zod';
import { unwrap } from '../validate/fieldSchema.ts';
import { meantDate } from './meantDate.ts';
import { meantDegrees } from './meantDegrees.ts';
import { meantPhone } from './meantPhone.ts';
import { meantHost, meantUrl } from './meantUrl.ts';

/**
 * What a typed text is to the field it stands in: itself for words, else the date, number and so on
 * that it says.
 * @param leaf the field’s schema
 */
export function meantValue(text: string, leaf: z.core.$ZodType): unknown {
  if (isProse(leaf)) return text;
  return meaningsOf(text).find((value) => z.safeParse(leaf, value).success) ?? text;
}

/** Whether a field takes words of any kind. */
export function isProse(leaf: z.core.$ZodType): boolean {
  const inner = unwrap(leaf);
  if (!(inner instanceof z.ZodString) || inner.format) return false;
  return !z.globalRegistry.get(leaf)?.reference && !z.globalRegistry.get(inner)?.reference;
}

const booleans: Record<string, boolean> = {
  true: true,
  yes: true,
  on: true,
  false: false,
  no: false,
  off: false,
};

const numbers: Readonly<Record<string, number>> = Object.fromEntries(
  'zero one two three four five six seven eight nine ten eleven twelve'
    .split(' ')
    .map((word, number) => [word, number]),
);

const readers: readonly ((text: string) => unknown)[] = [
  (text) => text,
  (text) => (/^[-+]?(?:\d{1,9}|\d{0,9}\.\d{1,9})$/.test(text) ? Number(text) : undefined),
  (text) => booleans[text.toLowerCase()],
  (text) => numbers[text.toLowerCase()],
  meantDegrees,
  meantDate,
  meantPhone,
  meantUrl,
  meantHost,
];

/** Everything that a text could say, itself first. */
export const meaningsOf = (text: string): unknown[] => readers.flatMap((read) => read(text) ?? []);
