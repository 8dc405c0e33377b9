const patterns = {
  phone: /(?:\+?1[-. ]?)?\(?\b\d{3}\)?[-. ]\d{3}[-. ]\d{4}\b/g,
  address:
    /\b\d{2,5} (?:[NSEW]\.? |North |South |East |West )?(?:[A-Z][a-z]+ ){1,3}(?:Street|St|Avenue|Ave|Road|Rd|Lane|Ln|Drive|Dr|Boulevard|Blvd|Court|Ct|Parkway|Pkwy)\b/g,
} as const;

export type ContactKind = keyof typeof patterns;

/**
 * Finds American phone numbers and street addresses.
 * @returns each as it is written
 */
export function findContacts(text: string): { kind: ContactKind; text: string }[] {
  return (Object.keys(patterns) as ContactKind[]).flatMap((kind) =>
    (text.match(patterns[kind]) ?? []).map((found) => ({ kind, text: found })),
  );
}
