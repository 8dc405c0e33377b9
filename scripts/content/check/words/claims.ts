/** A claim that a contractor must not make in Illinois or Wisconsin. */
interface ForbiddenClaim {
  /** A word that no such claim does without: most texts need no closer look. */
  subject: RegExp;
  pattern: RegExp;
  reason: string;
}

/**
 * What may not be promised.
 * @see https://www.ilga.gov/legislation/ilcs/ilcs3.asp?ActID=2300 Roofing Industry Licensing Act
 * @see https://docs.legis.wisconsin.gov/statutes/statutes/100/65 Residential contractors
 */
const forbiddenClaims: readonly ForbiddenClaim[] = [
  {
    subject: /deductible/i,
    pattern:
      /\bwe(?:[’']ll| will| can| could| may)?(?: \w+){0,2} (?:waive|absorb|cover|pay|rebate|refund|forgive)\b[^.!?]{0,40}\bdeductibles?\b|\b(?:no|zero|without (?:a|your|any)) deductible\b|\bdeductible[^.!?]{0,20}\b(?:waived|on us|forgiven)\b/i,
    reason: 'a contractor must not pay or waive a deductible',
  },
  {
    subject: /negotiat|settle/i,
    pattern:
      /\bwe(?:[’']ll| will| can| could| may)?(?: \w+){0,2} (?:negotiate|settle)\b[^.!?]{0,40}\b(?:claim|insur\w+|settlement|adjuster)\b|\bnegotiat\w+ (?:your|the) (?:insurance )?(?:claim|settlement)\b/i,
    reason: 'a contractor must not negotiate a claim',
  },
  {
    subject: /free (?:new )?roof/i,
    // “Free roof & attic inspection” gives no roof away; “a free roof with each inspection” would.
    pattern:
      /\bfree (?:new )?roof\b(?!(?:[ -]+(?!(?:with|after|for|from|upon|when|if|by|at|in|on|following|without|plus)\b)[^\s,.;:!?]+){0,4}[ -]+(?:inspection|estimate|assessment|check|quote|evaluation))/i,
    reason: 'a roof is never free',
  },
];

/** Words that turn a claim into a warning against it. */
const denial =
  /\b(?:not|never|no one|nobody|cannot|can[’']t|don[’']t|doesn[’']t|won[’']t|illegal|unlawful|prohibit\w*|forbid\w*|fraud|against the law)\b/i;

/**
 * The forbidden claims in a text, sentence by sentence: a sentence that denies a claim makes none.
 * @returns the words and why they must not stand
 */
export function findClaims(text: string): { words: string; reason: string }[] {
  const claims = forbiddenClaims.filter(({ subject }) => subject.test(text));
  if (claims.length === 0) return [];
  const sentences = text.match(/[^.!?]+[.!?]*/g) ?? [];
  return sentences
    .filter((sentence) => !denial.test(sentence))
    .flatMap((sentence) =>
      claims.flatMap(({ pattern, reason }) => {
        const [words] = pattern.exec(sentence) ?? [];
        return words ? [{ words, reason }] : [];
      }),
    );
}
