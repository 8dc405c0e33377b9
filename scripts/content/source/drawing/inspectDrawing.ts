import { SaxesParser, type SaxesTagNS } from 'saxes';
import { type Finding, finding, type Range } from '../../model/diagnostic.ts';
import { rangeAt } from '../lines.ts';
import {
  activeStyle,
  activeTag,
  cures,
  type FoundPart,
  isDrawn,
  svgNamespace,
} from './activeParts.ts';

/** Why a picture cannot be used. */
export interface PictureProblem {
  found: Finding;
  /** Where in the file; left out for the picture as a whole. */
  at?: Range;
}

/** Far more than drawing programs use; our SVG renderer gives up a little later. */
const maxDepth = 250;

/**
 * Looks for anything in a drawing that could run or load something when it is served unchanged, as
 * the icon is. It is parsed as XML, as browsers do it, and may have only what is known to draw.
 * @returns the first problem
 */
export function inspectDrawing(bytes: Uint8Array): PictureProblem | undefined {
  const text = decodeDrawing(bytes);
  if (typeof text !== 'string') return { found: text };
  const parser = new SaxesParser({ xmlns: true, forceXMLVersion: true, defaultXMLVersion: '1.0' });
  parser.on('error', () => {
    throw new Stop(damaged, parser.position - 1);
  });
  try {
    read(parser, text);
  } catch (stop) {
    if (!(stop instanceof Stop)) throw stop;
    return { found: stop.found, at: rangeAt(text, stop.start) };
  }
  return undefined;
}

/** Stops the parser at the first problem. */
class Stop extends Error {
  readonly found: Finding;
  readonly start: number;

  constructor(found: Finding, start: number) {
    super(found.message);
    this.found = found;
    this.start = start;
  }
}

const unreadable = (reason: string, help = 'Export the drawing again, as plain SVG.') =>
  finding('picture-unreadable', { reason }, { help });

const damaged = unreadable('it breaks off here, or is damaged');
const deep = unreadable(`more than ${maxDepth} groups are nested here`);
const otherRoot = unreadable('it is not a drawing but a file of another kind');
const namelessRoot = unreadable(
  'it does not say that it is a drawing, and browsers would not show it',
  `Open it as text and write <svg xmlns="${svgNamespace}" in place of the first <svg.`,
);

/** @throws {@link Stop} at the first problem */
function read(parser: SaxesParser<{ xmlns: true }>, text: string): void {
  const open: OpenElement[] = [];
  const startOf = (opening: string) => text.lastIndexOf(opening, parser.position - 1);
  const refuse = (found: FoundPart | undefined, start: number) => {
    if (found) throw new Stop(activeFinding(found), start);
  };
  const addWords = (words: string) => {
    const element = open.at(-1);
    if (element) element.words += words;
  };
  parser.on('xmldecl', ({ encoding }) => {
    const problem = encoding === undefined ? undefined : otherEncoding(encoding, text);
    if (problem) throw new Stop(problem, 0);
  });
  parser.on('doctype', (type) => refuse(activeDoctype(type), startOf('<!DOCTYPE')));
  parser.on('processinginstruction', (found) => refuse(activeInstruction(found), startOf('<?')));
  parser.on('comment', (words) => refuse(hiddenIn('<!--', words, /^-?>/), startOf('<!--')));
  parser.on('cdata', (words) => {
    refuse(hiddenIn('<![CDATA[', words, /</), startOf('<![CDATA['));
    addWords(words);
  });
  parser.on('text', addWords);
  parser.on('opentag', (tag) => {
    const start = startOf('<');
    const parent = open.at(-1);
    const problem = parent ? open.length >= maxDepth && deep : problemOfRoot(tag);
    if (problem) throw new Stop(problem, start);
    refuse(activeTag(tag, parent?.tag), start);
    open.push({ tag, start, words: '' });
  });
  parser.on('closetag', (tag) => {
    const closed = open.pop();
    if (closed && isDrawn(tag, 'style')) refuse(activeStyle(closed.words), closed.start);
  });
  parser.write(text).close();
}

interface OpenElement {
  tag: SaxesTagNS;
  /** Where it begins in the file. */
  start: number;
  /** Its own text, without that of its child elements. */
  words: string;
}

function problemOfRoot(tag: SaxesTagNS): Finding | undefined {
  if (isDrawn(tag, 'svg')) return undefined;
  return tag.name === 'svg' && tag.uri === '' ? namelessRoot : otherRoot;
}

/** Old files name their standard, which is harmless; browsers act on declarations of their own. */
const activeDoctype = (type: string): FoundPart | undefined =>
  type.includes('[') ? { part: 'an instruction for programs', sign: '<!DOCTYPE … [' } : undefined;

/** Adobe’s programs put these around the file’s metadata. */
const activeInstruction = ({ target, body }: { target: string; body: string }) =>
  target === 'xpacket' && !body.includes('>')
    ? undefined
    : ({ part: 'an instruction for programs', sign: `<?${target}` } as const);

/** Text that would become markup in a page, whose parser ends such parts sooner. */
const hiddenIn = (start: string, words: string, sign: RegExp): FoundPart | undefined =>
  sign.test(words) ? { part: 'a part that drawings do not need', sign: start + words } : undefined;

function activeFinding({ part, sign }: FoundPart): Finding {
  const words = sign.slice(0, 80).replace(/\s+/g, ' ');
  const shown = words.length > 60 || sign.length > 80 ? `${words.slice(0, 60)}…` : words;
  return finding('picture-active', { part, sign: shown }, { help: cures[part] });
}

const utf8 = 'Save it again in the UTF-8 encoding.';

/** Files that are not UTF-8 text, recognized by their first bytes. */
const kinds: readonly (readonly [start: RegExp, reason: string, help: string])[] = [
  [
    /^.\u008b/s,
    'it is a compressed drawing (SVGZ)',
    'Export it as SVG, not as compressed SVG or SVGZ.',
  ],
  [
    /^(?:\xff\xd8|\x89PNG|GIF8|RIFF|....ftyp)/s,
    'it is a photo with the name of a drawing',
    'Give its name the ending it had before, such as .jpg or .png.',
  ],
  [/^(?:\xff\xfe|\xfe\xff)/, 'it is written in UTF-16', utf8],
];

/** A drawing’s text, or why it cannot be decoded from UTF-8. */
function decodeDrawing(bytes: Uint8Array): string | Finding {
  const start = String.fromCharCode(...bytes.subarray(0, 12));
  const [, reason, help] = kinds.find(([pattern]) => pattern.test(start)) ?? [];
  if (reason) return unreadable(reason, help);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return unreadable('it has characters that are not in UTF-8', utf8);
  }
}

/** Encodings that differ from UTF-8 only in characters outside ASCII. */
const likeAscii = /^(?:us-ascii|ascii|iso-8859-\d+|latin1|windows-125\d)$/i;

/** Why browsers would decode a drawing that declares this encoding differently than we do. */
function otherEncoding(declared: string, text: string): Finding | undefined {
  if (/^utf-8$/i.test(declared)) return undefined;
  if (likeAscii.test(declared) && !/[\u0080-\uffff]/.test(text)) return undefined;
  return unreadable(`it says that it is written in ${declared.slice(0, 40)}`, utf8);
}
