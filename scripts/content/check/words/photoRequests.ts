const send = '(?:send|text|e-?mail|message|forward|submit|upload|attach|share)';
const sent = '(?:sent|texted|e-?mailed|messaged|forwarded|submitted|uploaded|shared)';
const us = '(?:us|our (?:office|crew|team|estimators?)|the office)';
const photos = '(?:photos?|photographs?|pictures?|pics?|snapshots?|videos?)';
const which =
  '(?:(?:an?|the|some|any|your|these|those|few|more|one|two|three|couple|of|clear|close-up|recent|good|phone|dated) )*';
// Behind “we” something else begins: “send us the address and we photograph the roof”.
const few = "(?:(?!we\\b)[\\w’'-]+ ){0,6}";

/** “Send us a photo”, “email two pictures of the ceiling to us”, “videos can be texted to us”. */
const toUs = new RegExp(
  String.raw`\b(?:${send} ${us} ${few}${photos}|${send} ${which}${photos} ${few}(?:to|with) ${us}|${photos} ${few}${sent} to ${us})\b`,
  'i',
);

/** “Please attach a photo”: it is asked of the reader, and no word here says for whom. */
const toAnyone = new RegExp(
  String.raw`(?:^|, |: |\b(?:please|and|or|then|to|you (?:can|may|could)) )(?:send|text|e-?mail|upload|attach) ${which}${photos}\b`,
  'i',
);

const otherSenders = /\b(?:we|they|he|she|who|crews?|inspectors?|adjusters?)\b/i;
const otherReaders =
  /\b(?:insur\w+|adjusters?|agents?|carriers?|claims?|lenders?|landlords?|tenants?|warranty|makers?|manufacturers?|yourself)\b/i;

const denial =
  /\b(?:not|never|no need|nobody|cannot|can[’']t|don[’']t|won[’']t|without|rather than|instead of)\b/i;

const subject = new RegExp(photos, 'i');

/**
 * Finds where a text asks its reader to send us photographs. What it says of taking them, or of
 * sending them to an insurer, is something else.
 * @returns the words, as they are written
 */
export function photoRequests(text: string): string[] {
  // Most texts need no closer look.
  if (!subject.test(text)) return [];
  const sentences = text.match(/[^.!?]+[.!?]*/g) ?? [];
  return sentences.flatMap((sentence) => {
    const words = requestIn(sentence.trim());
    return words && !denial.test(sentence) ? [words] : [];
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
