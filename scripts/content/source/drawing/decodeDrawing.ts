/** Why a file cannot be read as a drawing, and what to do about it. */
export interface Unreadable {
  reason: string;
  help?: string;
}

const utf8 = 'Save it again with the encoding UTF-8.';

/** What their first bytes tell of files that are no words. */
const kinds: readonly (readonly [start: RegExp, unreadable: Unreadable])[] = [
  [
    /^.\u008b/s,
    {
      reason: 'it is a packed drawing (SVGZ)',
      help: 'Export it as SVG, not as compressed SVG or SVGZ.',
    },
  ],
  [
    /^(?:\xff\xd8|\x89PNG|GIF8|RIFF|....ftyp)/s,
    {
      reason: 'it is a photograph with the name of a drawing',
      help: 'Give its name the ending that it had before, such as .jpg or .png.',
    },
  ],
  [/^(?:\xff\xfe|\xfe\xff)/, { reason: 'it is written in UTF-16', help: utf8 }],
];

/**
 * The words of a drawing in UTF-8.
 * @returns why it has none, where it has none
 */
export function decodeDrawing(bytes: Uint8Array): string | Unreadable {
  const start = String.fromCharCode(...bytes.subarray(0, 12));
  const kind = kinds.find(([pattern]) => pattern.test(start));
  if (kind) return kind[1];
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return { reason: 'it has signs that are not in UTF-8', help: utf8 };
  }
}

/** Encodings that differ from UTF-8 in other signs than those of ASCII alone. */
const likeAscii = /^(?:us-ascii|ascii|iso-8859-\d+|latin1|windows-125\d)$/i;

/**
 * Why browsers would read other words than we do.
 * @param declared the encoding that the drawing says it is written in
 */
export function otherEncoding(declared: string, text: string): Unreadable | undefined {
  if (/^utf-8$/i.test(declared)) return undefined;
  if (likeAscii.test(declared) && !/[\u0080-\uffff]/.test(text)) return undefined;
  return { reason: `it says that it is written in ${declared.slice(0, 40)}`, help: utf8 };
}
