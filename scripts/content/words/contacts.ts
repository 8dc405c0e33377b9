import { streetAddress } from './streetAddress.ts';

const patterns = {
  phone: /(?:\+?1[-. ]?)?\(?\b\d{3}\)?[-. ]\d{3}[-. ]\d{4}\b/g,
  address: streetAddress,
  // Around the clock, or days with their times.
  hours:
    /\b24 ?\/ ?7\b|\b(?:Mon(?:day)?s?|[Ww]eekdays)\.?(?: ?(?:–|-|to|through) ?(?:Fri|Sat|Sun)[a-z]*\.?)?,? (?:from )?\d{1,2}(?::\d\d)? ?(?:a\.?m\.?)? ?(?:–|-|to|until) ?\d{1,2}(?!\d)/g,
} as const;

export type ContactKind = keyof typeof patterns;

/**
 * Finds American phone numbers and street addresses, and opening hours.
 * @returns each as it is written
 */
export function findContacts(text: string): { kind: ContactKind; text: string }[] {
  // Each has a digit: most texts need no closer look.
  if (!/\d/.test(text)) return [];
  return (Object.keys(patterns) as ContactKind[]).flatMap((kind) =>
    (text.match(patterns[kind]) ?? []).map((found) => ({ kind, text: found })),
  );
}
