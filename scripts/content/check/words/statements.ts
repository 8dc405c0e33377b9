/** A claim that a contractor must not make in Illinois or Wisconsin. */
interface ForbiddenClaim {
  /** A word that every such claim contains: most texts need no closer look. */
  subject: RegExp;
  pattern: RegExp;
  reason: string;
}

const noDeductible = 'a contractor must not pay or waive a deductible';

/**
 * What must not be promised.
 * @see https://www.ilga.gov/legislation/ilcs/ilcs3.asp?ActID=2300 Roofing Industry Licensing Act
 * @see https://docs.legis.wisconsin.gov/statutes/statutes/100/65 Residential contractors
 */
const forbiddenClaims: readonly ForbiddenClaim[] = [
  {
    subject: /deductible/i,
    pattern:
      /\bwe(?:[’']ll| will| can| could| may)?(?: \w+){0,2} (?:waive|absorb|cover|pay|rebate|refund|forgive|eat|take care of)\b[^.!?]{0,40}\bdeductibles?\b|(?:\b(?:no|zero|without (?:a|your|any))|\$0) deductibles?\b|\boff (?:of )?your deductible\b|\bdeductible[^.!?]{0,20}\b(?:waived|on us|forgiven|disappear|go away|vanish)\b/i,
    reason: noDeductible,
  },
  {
    subject: /out[ -]of[ -]pocket/i,
    pattern:
      /(?:\b(?:no|zero|nothing)|\$0) out[ -]of[ -]pocket\b(?=[^.!?]*\b(?:insur\w+|claim|deductible))|\b(?:insur\w+|claim|deductible)\b[^.!?]*(?:\b(?:no|zero|nothing)|\$0) out[ -]of[ -]pocket\b/i,
    reason: noDeductible,
  },
  {
    subject: /claim/i,
    // Whether an insurer approves one is not ours to promise; “we can help” promises less.
    pattern:
      /\bguarantee\w*[^.!?]{0,30}\bclaims?\b[^.!?]{0,20}\b(?:approv\w+|paid|accepted)\b|\bwe(?:[’']ll| will)? get (?:your|the|every) (?:\w+ )?claim (?:approved|paid|accepted)\b/i,
    reason: 'only the insurance company decides on a claim',
  },
  {
    subject: /negotiat|settle/i,
    pattern:
      /\bwe(?:[’']ll| will| can| could| may)?(?: \w+){0,2} (?:negotiate|settle)\b[^.!?]{0,40}\b(?:claim|insur\w+|settlement|adjuster)\b|\bnegotiat\w+ (?:your|the) (?:insurance )?(?:claim|settlement)\b|\bwe\b[^.!?]{0,40} and negotiate with (?:your|the) (?:insur\w+|carrier|adjuster)\b/i,
    reason: 'a contractor must not negotiate a claim',
  },
  {
    subject: /free (?:new )?roof|new roof/i,
    // “Free roof & attic inspection” offers no roof; “a free roof with each inspection” does.
    pattern:
      /\bnew roof (?:for free|free of charge|at no (?:cost|charge))\b|\bfree (?:new )?roof\b(?!(?:[ -]+(?!(?:with|after|for|from|upon|when|if|by|at|in|on|following|without|plus)\b)[^\s,.;:!?]+){0,4}[ -]+(?:inspection|estimate|assessment|check|quote|evaluation))/i,
    reason: 'a roof is never free',
  },
];

/** Words that turn a claim into a warning against it. */
const denial =
  /\b(?:not|never|no one|nobody|no (?:\w+ )?(?:contractor|roofer|company)|cannot|can[’']t|don[’']t|doesn[’']t|won[’']t|illegal|unlawful|prohibit\w*|forbid\w*|fraud|against the law|beware|wary|red flags?|scams?|walk away(?! with))\b/i;

/** What others say, or what their words mean: “If a roofer says ‘we’ll eat your deductible’”. */
const saidByOthers =
  /(?<!\bour )\b(?:roofers?|contractors?|sales(?:man|men|person|people)|compan(?:y|ies)|they|he|she|someone|anyone|who) (?:says?|said|offers?|promises?|claims?|tells? you)\b[^“".!?]{0,20}[“"]|[”"] means?\b/i;

/**
 * The forbidden claims in a text, sentence by sentence: a sentence that denies a claim makes none.
 * @returns the words and why they are forbidden
 */
export function findClaims(text: string): { words: string; reason: string }[] {
  const claims = forbiddenClaims.filter(({ subject }) => subject.test(text));
  if (claims.length === 0) return [];
  const sentences = text.match(/[^.!?]+[.!?]*/g) ?? [];
  return sentences
    .filter((sentence) => !denial.test(sentence) && !saidByOthers.test(sentence))
    .flatMap((sentence) =>
      claims.flatMap(({ pattern, reason }) => {
        const [words] = pattern.exec(sentence) ?? [];
        return words ? [{ words, reason }] : [];
      }),
    );
}

const send = '(?:send|text|e-?mail|message|forward|submit|upload|attach|share)';
const sent = '(?:sent|texted|e-?mailed|messaged|forwarded|submitted|uploaded|shared)';
const us = '(?:us|our (?:office|crew|team|estimators?)|the office)';
const photos = '(?:photos?|photographs?|pictures?|pics?|snapshots?|videos?)';
const which =
  '(?:(?:an?|the|some|any|your|these|those|few|more|one|two|three|couple|of|clear|close-up|recent|good|phone|dated) )*';
// “We” begins something else: “send us the address and we photograph the roof”.
const few = "(?:(?!we\\b)[\\w’'-]+ ){0,6}";

/** “Send us a photo”, “email two pictures of the ceiling to us”, “videos can be texted to us”. */
const toUs = new RegExp(
  String.raw`\b(?:${send} ${us} ${few}${photos}|${send} ${which}${photos} ${few}(?:to|with) ${us}|${photos} ${few}${sent} to ${us})\b`,
  'i',
);

/** “Please attach a photo”: a request to the reader that does not say to whom to send it. */
const toAnyone = new RegExp(
  String.raw`(?:^|, |: |\b(?:please|and|or|then|to|you (?:can|may|could)) )(?:send|text|e-?mail|upload|attach) ${which}${photos}\b`,
  'i',
);

const otherSenders = /\b(?:we|they|he|she|who|crews?|inspectors?|adjusters?)\b/i;
const otherReaders =
  /\b(?:insur\w+|adjusters?|agents?|carriers?|claims?|lenders?|landlords?|tenants?|warranty|makers?|manufacturers?|yourself)\b/i;

const refusal =
  /\b(?:not|never|no need|nobody|cannot|can[’']t|don[’']t|won[’']t|without|rather than|instead of)\b/i;

const subject = new RegExp(photos, 'i');

/**
 * Finds where a text asks its reader to send us photographs. Taking them, or sending them to an
 * insurer, does not count.
 * @returns the words, as they are written
 */
export function photoRequests(text: string): string[] {
  // Most texts need no closer look.
  if (!subject.test(text)) return [];
  // An email address is no end of a sentence, and says where to send them.
  const sentences = text.split(/(?<=[.!?])\s+/);
  return sentences.flatMap((sentence) => {
    const words = requestIn(sentence.trim());
    const isRequest = words && !refusal.test(sentence) && !/\w@\w/.test(sentence);
    return isRequest ? [words] : [];
  });
}

function requestIn(sentence: string): string | undefined {
  const asked = toUs.exec(sentence);
  if (asked) return asked[0];
  const found = toAnyone.exec(sentence);
  if (!found) return undefined;
  const isOurs =
    !otherSenders.test(sentence.slice(0, found.index)) &&
    !otherReaders.test(sentence.slice(found.index));
  return isOurs ? found[0].replace(/^[,:] /, '') : undefined;
}
