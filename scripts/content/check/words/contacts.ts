import { namesOf } from '../../model/contentTypes.ts';
import type { ContactDetail, ContactKind } from '../../model/fileFacts.ts';
import { telHref } from '../../model/published.ts';
import { numberWords } from '../../model/words.ts';
import { isAboutPhone, phonePromises, schedules } from './hours.ts';
import { streetAddress } from './streetAddress.ts';

/** A phone number’s ten digits, which are the same however it is written. */
export const phoneDigits = (phone: string) => phone.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '');

/** Whether a number is free for those who call it. */
const isTollFree = (phone: string) => /^8(?:00|33|44|55|66|77|88)/.test(phoneDigits(phone));

/**
 * Whether a number can only be meant to be the company’s and is not: a toll-free one is surely that
 * of others, such as a power company’s, if none of the company’s own is.
 * @param own the company’s numbers
 */
export function isWrongPhone(phone: string, own: readonly string[]): boolean {
  const isOfOthers = isTollFree(phone) && !own.some(isTollFree);
  return !isOfOthers && own.every((one) => phoneDigits(one) !== phoneDigits(phone));
}

/** The link for a text that is only a phone number; `undefined` for anything else. */
export const phoneLink = (text: string): string | undefined =>
  /^[-+\d\s().]+$/.test(text) && /^\d{10}$/.test(phoneDigits(text))
    ? telHref(phoneDigits(text))
    : undefined;

/** Separators in a phone number, including special spaces and hyphens that programs insert. */
const between = String.raw`[-. \u00a0\u202f\u2010-\u2013]`;
const afterCall = String.raw`(?<=\b(?:call|dial|phone|ring|text|tel)\b[.:]?(?: us)?(?: at| on)?[: ]{0,2})`;

/** With an area code, separators are optional; without one, only after a word such as “call”. */
const phoneNumbers = new RegExp(
  [
    String.raw`(?:\+?1${between}?)?(?:\(\d{3}\)|\b\d{3})(?:${between}|(?<=\)))\d{3}${between}\d{4}\b`,
    String.raw`(?<![\w/.#=+-])(?:\+?1)?[2-9]\d{2}[2-9]\d{6}(?![\w/-])`,
    String.raw`${afterCall}[2-9]\d{2}[-. \u00a0\u2011]\d{4}(?![\w/-])`,
  ].join('|'),
  'gi',
);

const years = String.raw`(?<![\p{L}\d.,–-])(?:\d{1,3}|${numberWords.slice(2).join('|')})[- ]years?\b`;
const aTime = String.raw`(?:\d{1,3}|an?|half an|${numberWords.slice(1).join('|')}) (?:business |working |full )?(?:minutes?|hours?|days?)`;
const weReply = `we(?:[’']ll| will)? (?:(?:always|usually) )?(?:reply|answer|respond|contact you|call (?:you )?back|call you|get back to you|call, text or e-?mail)`;
const ofWarranty = String.raw`(?: (?!(?:experience|later|ago|old|if|when|with|and|shingles?)\b)[^\s.!?]+){0,4}?`;
// The wind of a storm reaches or gusts.
const ofRating = String.raw`(?: (?!(?:reach|gust|blew|hit|was|were|with)\w*\b)[^\s.!?]+){0,4}?`;
const few = String.raw`(?: [^\s.!?]+){0,4}?`;

const emailAddress = /(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+/;
/** Words before an address that say whose it is. */
const weReadIt = String.raw`\b(?:(?:e-?mail|write(?: to)?|reach|contact) us (?:directly )?at|our e-?mail(?: address)? is):? `;

/** How each fact is written. */
const forms: Readonly<Record<ContactKind, RegExp>> = {
  phone: phoneNumbers,
  address: streetAddress,
  hours: new RegExp(String.raw`\b24 ?/ ?7(?: ?/ ?365)?\b|${schedules.source}`, 'gi'),
  email: new RegExp(`(?:${weReadIt})?${emailAddress.source}`, 'gi'),
  // “Ten years on our workmanship”, “the workmanship carries our own 10-year warranty”, “our
  // workmanship warranty is ten years”, “we stand behind our work for ten years”.
  workmanship: new RegExp(
    [
      String.raw`${years}(?! non-prorated| product)${ofWarranty} (?:workmanship|labor)\b`,
      String.raw`\bworkmanship${few} ${years}(?= warrant)`,
      String.raw`\bworkmanship (?:warranty|guarantee)(?: (?:is|of|lasts|runs|for|a|full)){1,3} ${years}(?! non-prorated| product)`,
      String.raw`\bwe (?:warranty|warrant|guarantee|stand behind|back) (?:all (?:of )?)?our (?:own )?(?:work|labor|workmanship) for (?:a full )?${years}`,
      String.raw`\blifetime (?:(?:workmanship|labor) warrant(?:y|ies)|warrant(?:y|ies) on (?:all )?(?:our )?(?:workmanship|labor))\b`,
    ].join('|'),
    'giu',
  ),
  product: new RegExp(
    String.raw`${years}(?:(?: (?:non-prorated|product)){1,2} warrant(?:y|ies)|, non-prorated)\b`,
    'giu',
  ),
  wind: new RegExp(
    String.raw`\b(?:wind|rat(?:es?|ed|ing))${ofRating} \d{2,3} MPH\b|\b\d{2,3} MPH(?: wind)? (?:resistance|rating)\b`,
    'giu',
  ),
  // “We will reply within 24 hours”, “Replies within one business day”.
  reply: new RegExp(String.raw`\b(?:${weReply}|replies) within ${aTime}\b`, 'giu'),
};

/** The number in the words of a warranty, or how else they say how long it lasts. */
const number = new RegExp(
  String.raw`\b(?:\d{1,3}|${numberWords.slice(2).join('|')})(?=[- ]years?\b| MPH)|\blifetime\b`,
  'iu',
);

const otherParty =
  '(?:department|(?:city|village|town) hall|police|sheriff|fire station|shelter|church|school|library|museum|hospital|clinic|clerk|assessor|agency|bureau|commission|(?:gas|power|electric|water|insurance) company)';
const ofParty = `(?:${phoneNumbers.source}|${streetAddress.source})`;

/** The number or address of others, right after who they are: “the building department at …”. */
const contactOfOthers = new RegExp(
  String.raw`\b(?=${otherParty})(?<!\bour (?:[\w’'-]+ ){0,3})${otherParty}(?:’s)?(?: (?:of|in|for) \p{Lu}[\w’'-]+)*(?:,|:| (?:at|on|is|in \p{Lu}\w+,))*[ (]+${ofParty}(?:(?:,|;| or| and)? \(?${ofParty})*`,
  'giu',
);

/** A fact about the company in a text. */
type Contact = Pick<ContactDetail, 'kind' | 'text' | 'value' | 'isEmergency' | 'isOfPhone'>;

/**
 * Finds American phone numbers and street addresses, opening hours, email addresses, warranties
 * and the time in which a request is answered.
 * @returns each as it is written
 */
export function findContacts(text: string): Contact[] {
  // Most texts need no closer look.
  if (!/\d|@|year|lifetime|hour|night|clock|within/i.test(text)) return [];
  return text.split(/(?<=[.!?])\s+(?=\p{Lu})/u).flatMap((sentence) => {
    // Most sentences have no number.
    const ours = /\d/.test(sentence) ? sentence.replace(contactOfOthers, '') : sentence;
    const facts = factsIn(ours);
    if (facts.length === 0) return [];
    const isEmergency = /emergenc/i.test(sentence);
    const ofPhone = isAboutPhone(sentence) ? ({ isOfPhone: true } as const) : {};
    return facts.map((found) => ({ ...found, ...ofPhone, isEmergency }));
  });
}

function factsIn(sentence: string): Pick<Contact, 'kind' | 'text' | 'value'>[] {
  const written = namesOf(forms).flatMap((kind) => {
    const core = kind === 'email' ? emailAddress : number;
    return (sentence.match(forms[kind]) ?? []).map((text) => ({
      kind,
      text,
      value: core.exec(text)?.[0] ?? text,
    }));
  });
  const promises = phonePromises(sentence);
  return [...written, ...promises.map((text) => ({ kind: 'hours' as const, text, value: text }))];
}
