import { type Finding, finding } from '../../model/diagnostic.ts';

/** The characters that Windows has for the bytes 0x80 to 0x9f, in this order. */
const ofWindows = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ';

const after = `[${ofWindows}\u00a0-\u00bf]`;

/** The bytes of a character in UTF-8, each shown as a character of Windows; and the sign for none. */
const garbled = new RegExp(`[ÂÃ]${after}|â${after}{2}|ð${after}{3}|\ufffd+`, 'gu');

/**
 * Finds characters that another program read in the wrong encoding, such as “â€™” for “’”.
 * @returns each as often as it is there
 */
export function garbledSigns(text: string): { words: string; found: Finding }[] {
  // Most texts need no closer look.
  if (!/[ÂÃâð\ufffd]/.test(text)) return [];
  return [...text.matchAll(garbled)].flatMap(({ 0: words, index }) => {
    const meant = words.startsWith('\ufffd') ? undefined : asMeant(words);
    if (meant === undefined && !words.startsWith('\ufffd')) return [];
    const [before = ''] = /\S{0,20}$/.exec(text.slice(0, index)) ?? [];
    const [behind = ''] = /^\S{0,20}/.exec(text.slice(index + words.length)) ?? [];
    const written = before + words + behind;
    return [{ words, found: finding('garbled-sign', { written }, { suggestion: meant }) }];
  });
}

/** @returns `undefined` for what is no character in UTF-8 */
function asMeant(words: string): string | undefined {
  const bytes = [...words].map((sign) => {
    const index = ofWindows.indexOf(sign);
    return index < 0 ? sign.charCodeAt(0) : index + 0x80;
  });
  try {
    const meant = new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(bytes));
    if (/\p{Cc}/u.test(meant)) return undefined;
    return meant === '\u00a0' ? ' ' : meant;
  } catch {
    return undefined;
  }
}
