import type { ContactKind } from '../facts/fileFacts.ts';
import { phonePromises, schedules } from './openingHours.ts';
import { streetAddress } from './streetAddress.ts';

const patterns = {
  phone: /(?:\+?1[-. ]?)?\(?\b\d{3}\)?[-. ]\d{3}[-. ]\d{4}\b/g,
  address: streetAddress,
  hours: new RegExp(String.raw`\b24 ?/ ?7\b|${schedules.source}`, 'gi'),
} as const satisfies Record<ContactKind, RegExp>;

/**
 * Finds American phone numbers and street addresses, and opening hours.
 * @returns each as it is written
 */
export function findContacts(text: string): { kind: ContactKind; text: string }[] {
  const promises = phonePromises(text).map((found) => ({ kind: 'hours' as const, text: found }));
  // All others have a digit: most texts need no closer look.
  if (!/\d/.test(text)) return promises;
  const written = (Object.keys(patterns) as ContactKind[]).flatMap((kind) =>
    (text.match(patterns[kind]) ?? []).map((found) => ({ kind, text: found })),
  );
  return [...written, ...promises];
}
