/** What a value is, where an invented one can be told from a real one. */
export type SampleKind = 'phone' | 'licence' | 'address';

/**
 * Whether nobody has such a value.
 * @see https://www.rfc-editor.org/rfc/rfc2606 the names that no site has
 */
export const isSample = (kind: SampleKind, value: string): boolean => tests[kind](value);

const tests: Record<SampleKind, (value: string) => boolean> = {
  // 555-0100 to 555-0199 are kept for stories.
  phone: (value) => /555-01\d\d$/.test(value),
  licence: (value) => /0{5}/.test(value) || /1234567?/.test(value),
  address: (value) =>
    URL.canParse(value) &&
    /(?:^|\.)(?:example(?:\.(?:com|net|org))?|test|invalid|localhost)$/.test(
      new URL(value).hostname,
    ),
};
