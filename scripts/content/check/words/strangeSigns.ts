import { finding } from '../../model/diagnostic.ts';
import type { PartFinding } from '../../source/lines.ts';
import { hiddenSigns, withoutWidth } from './withoutMarkup.ts';

/** Visible characters of our languages only, none that garbled ones begin with. */
const plain =
  /^[\t\n\r\x20-\x7e\u00a0-\u00ac\u00ae-\u00c1\u00c4-\u00e1\u00e3-\u00ef\u00f1-\u02ff\u2010-\u2027]*$/;

/**
 * Finds invisible characters, which come with copied words, break searches and can deceive, and
 * those that another program read in the wrong encoding, such as “â€™” for “’”.
 * @returns one finding for each line, as a copied passage may have many
 */
export function strangeSigns(text: string): PartFinding[] {
  // Most texts need no closer look.
  if (plain.test(text)) return [];
  return [...text.matchAll(/[^\n]+/g)].flatMap(({ 0: line, index }) => {
    const told = garbledIn(line) ?? hiddenIn(line);
    return told ? [{ ...told, start: index + told.start, end: index + told.end }] : [];
  });
}

const noWidth = new RegExp(`[${withoutWidth}]`);

function hiddenIn(line: string): PartFinding | undefined {
  const all = [...line.matchAll(hiddenSigns)];
  const [first] = all;
  if (!first) return undefined;
  const place = extentOf(all);
  // In place of a line break, something else is needed.
  const isNothing = all.every(([sign]) => noWidth.test(sign));
  const suggestion = line.slice(place.start, place.end).replaceAll(hiddenSigns, '');
  const help = 'Delete it; the words around it stay.';
  return { ...place, found: hiddenFinding(first[0], isNothing ? { suggestion, help } : {}) };
}

/** The finding about an invisible character. */
export const hiddenFinding = (sign: string, details = {}) => {
  const code = `U+${sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`;
  return finding('hidden-sign', { code }, details);
};

/** From the first to the last of some matches. */
function extentOf(matches: readonly RegExpExecArray[]) {
  const [first, last] = [matches[0], matches.at(-1)];
  return { start: first?.index ?? 0, end: last ? last.index + last[0].length : 0 };
}

/** The characters that Windows has for the bytes 0x80 to 0x9f, in this order. */
const ofWindows = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ';

const after = `[${ofWindows}\u00a0-\u00bf]`;

/** The bytes of a character in UTF-8, each shown as a character of Windows; and the sign for none. */
const garbled = new RegExp(`[ÂÃ]${after}|â${after}{2}|ð${after}{3}|\ufffd+`, 'gu');

function garbledIn(line: string): PartFinding | undefined {
  const all = [...line.matchAll(garbled)].filter(
    ([signs]) => isLost(signs) || asMeant(signs) !== undefined,
  );
  const [first] = all;
  if (!first) return undefined;
  const place = extentOf(all);
  const written = line.slice(place.start, place.end);
  const suggestion = all.some(([signs]) => isLost(signs))
    ? undefined
    : written.replaceAll(garbled, (signs) => asMeant(signs) ?? signs);
  const [before = ''] = /\S{0,20}$/.exec(line.slice(0, first.index)) ?? [];
  const [word = ''] = /^\S{0,20}/.exec(line.slice(first.index + first[0].length)) ?? [];
  const found = finding('garbled-sign', { written: before + first[0] + word }, { suggestion });
  return { ...place, found };
}

/** Whether nobody can know what it was. */
const isLost = (signs: string) => signs.startsWith('\ufffd');

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
