import { finding } from '../../model/diagnostic.ts';
import type { HalfLink } from '../../model/fileFacts.ts';
import { fileSlug, parsePath } from '../../model/fileName.ts';
import type { PartFinding } from '../../source/lines.ts';
import { phoneLink } from '../words/contacts.ts';
import { saysNothing } from '../words/wordFindings.ts';
import type { ParsedBody } from './prose.ts';

/** A link or picture with a mistake that keeps it from being one. */
export interface LinkFinding extends PartFinding {
  /** If the cure depends on other files: what that takes. */
  half?: Omit<HalfLink, 'diagnostic'>;
}

/** How an address begins: after words in brackets, it is rarely anything but a link. */
const target = String.raw`(?:/|\.\.?/|#(?=\p{L})|https?://|www\.|mailto:|tel:)`;
const words = String.raw`(?<sign>!?)\[(?<words>(?:[^[\]\n]|\[[^[\]\n]*\])*)\]`;
/** Markup, such as an address that is a link by itself. */
const markup = '\\uffff+';
const noBlanks = String.raw`[^\s()（）[\]{}<>\uffff]*`;
const pictureFile = String.raw`[^()[\]\n]*\.(?:jpe?g|png|webp|avif|svg|gif|heic|tiff?)`;

/** @param isPath whether the address may hold anything, even spaces */
const form = (source: string, isPath = false) => ({ pattern: new RegExp(source, 'dgiu'), isPath });

/** Ways in which people miswrite a link. If two match at one place, the first counts. */
const forms = [
  form(`${words}[ \\t]*\\n?[ \\t]*[(（](?<path>${target}${noBlanks}|${markup})[)）]`),
  form(String.raw`(?<![\]\p{L}])\((?<words>[^()\n]+)\)\[(?<path>${target}${noBlanks})\]`),
  form(String.raw`(?<![\]\p{L}])\((?<path>${target}${noBlanks})\)\[(?<words>[^[\]\n]+)\]`),
  form(`${words}[[{](?<path>${target}${noBlanks})[\\]}]`),
  // Directly after brackets, parentheses can only be meant for an address, whatever they contain.
  form(String.raw`${words}\((?<path>[^()\n]*(?:\([^()\n]*\)[^()\n]*)*)\)`, true),
  form(
    String.raw`${words}\((?<path>${target}[^\s()[\]{}<>\uffff]*?)(?:[\]}]|(?=[.,;:!?]*(?:\s|$)))`,
  ),
  form(String.raw`${words}\((?<path>[^()\n]*)`, true),
  form(
    String.raw`(?<sign>!)\[(?<words>[^[\]\n]*)\][ \t]*[(（[](?<path>${pictureFile})[)）\]]`,
    true,
  ),
  form(String.raw`(?<sign>!)(?<words>)\((?<path>${pictureFile})\)`, true),
  form(String.raw`(?<!\S)(?<sign>!)(?<words>)\((?<path>[^()\n]+)\)`, true),
];

const isMarkup = new RegExp(`^${markup}$`);
const isOutside = /^(?:https?:\/\/|www\.)\S+$/i;

/** Finds links and pictures that are incomplete or have the wrong brackets. */
export function halfLinks({ text, shown }: ParsedBody): LinkFinding[] {
  if (!/[\])]\s*[[({（]|!\(/.test(shown)) return [];
  return forms.flatMap(({ pattern, isPath }) =>
    [...shown.matchAll(pattern)].flatMap((match) => halfLink(match, text, isPath) ?? []),
  );
}

function halfLink(
  { 0: whole, index, groups, indices }: RegExpExecArray,
  text: string,
  isPath: boolean,
): LinkFinding | undefined {
  const end = index + whole.length;
  const written = (name: string) => text.slice(...(indices?.groups?.[name] ?? [end, end]));
  const part = { words: written('words'), path: written('path') };
  if (isMarkup.test(groups?.path ?? '') && !isOutside.test(part.path)) return undefined;
  const isPicture = groups?.sign === '!';
  const params = { written: text.slice(index, end).replace(/\s+/g, ' '), isPicture };
  const place = { start: index, end };
  if (isPicture)
    return { ...place, found: finding('half-link', params), half: { isPicture, ...part } };
  const suggestion = linkOf(part, isPath);
  const help = isPath && suggestion === undefined ? helpForBlanks(part.path) : undefined;
  return { ...place, found: finding('half-link', params, { help, suggestion }) };
}

/** @returns `undefined` if words or address are unclear */
function linkOf({ words, path }: { words: string; path: string }, isPath: boolean) {
  const address = isPath ? withoutBlanks(path) : path.replace(/^www\./i, 'https://$&');
  const isKnown = address !== undefined && words !== '' && !saysNothing(words);
  return isKnown ? `[${words}](${address})` : undefined;
}

const helpForBlanks = (path: string) =>
  /\.pdf\s*$/i.test(path)
    ? `The name of a document can’t have spaces here: name it ${fileSlug(parsePath(path.trim()).name) || 'brochure'}.pdf on your computer, upload it again to content/files, and write that name.`
    : 'An address has no spaces. Write the page’s address as the browser shows it, without the site’s name, for example [our gutters](/services/gutters).';

/** Removes spaces from an address if it is clear how; of others nobody knows what was meant. */
function withoutBlanks(path: string): string | undefined {
  const phone = phoneLink(path);
  if (phone) return phone;
  const [, scheme = '', rest = ''] = /^\s*(mailto:|tel:|https?:\/\/)\s*(.*?)\s*$/i.exec(path) ?? [];
  const address = /^tel:/i.test(scheme) ? rest.replace(/[^+\d]/g, '') : rest;
  return address && !/[\s()<>"\uffff]/.test(address) ? scheme.toLowerCase() + address : undefined;
}

const webAddress = /(?<![\w/@.])www\.(?=\w)[^\s\uffff<>()[\]"“”’]+/giu;

/** Finds “www.” addresses that are not links: the parser only links those that start a word. */
export function bareAddresses({ shown }: ParsedBody): LinkFinding[] {
  return [...shown.matchAll(webAddress)].map(({ 0: whole, index: start }) => {
    const words = whole.replace(/[.,;:!?*_'|]+$/, '');
    const path = `https://${words}`;
    const help = `Write words that say where it leads, then the address: [the words](${path}).`;
    const suggestion = `[${words}](${path})`;
    const found = finding('bare-address', { address: words }, { help, suggestion });
    return { start, end: start + words.length, found, half: { isPicture: false, words, path } };
  });
}
