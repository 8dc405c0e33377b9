/** A number, a name or an address that nobody has, as a text gives it. */
interface Reserved {
  /** As it is written. */
  words: string;
  /** Where it starts in the text. */
  start: number;
}

const gap = String.raw`[-.\s\u2010-\u2013]`;

/** 555-0100 to 555-0199 are kept for stories, in every area; bare digits count with an area alone. */
const phone = new RegExp(
  String.raw`(?<![\d.])(?:(?:\+?1${gap}?)?\(?\d{3}\)?${gap}{0,2}555${gap}|555-|\+?1?\d{3}555)01\d\d(?!\d)`,
  'g',
);

const label = String.raw`[a-z\d-]{1,63}\.`;
const documentation = String.raw`example\.(?:com|net|org)`;
const privateAddress = String.raw`(?:(?:10|127)\.\d{1,3}|169\.254|172\.(?:1[6-9]|2\d|3[01])|192\.168)\.\d{1,3}\.\d{1,3}`;
const host = String.raw`(?:${label})*(?:${label}(?:example|test|invalid|localhost)|${documentation}|localhost|${privateAddress}|\[::1\])`;
const end = String.raw`(?![\w-]|\.[A-Za-z\d])`;

/**
 * Names that are no site’s, and addresses that lead nowhere but to one’s own desk.
 * @see https://www.rfc-editor.org/rfc/rfc2606 the names
 * @see https://www.rfc-editor.org/rfc/rfc1918 the numbers
 */
const address = new RegExp(String.raw`(?:https?://|www\.|[\w.+-]{1,64}@)${host}${end}`, 'gi');

/** Without a sign before it, only what can be nothing else: “hail.Example” may be two sentences. */
const bareName = new RegExp(
  String.raw`(?<![\w@./-])(?:(?:${label})+example|(?:${label})*${documentation})${end}`,
  'g',
);

/**
 * Finds what belongs to nobody: phone numbers of stories, names kept for examples, private networks.
 * @returns each once, where it stands first
 */
export function findReserved(text: string): Reserved[] {
  const found = [phone, address, bareName].flatMap((pattern) => [...text.matchAll(pattern)]);
  const known = new Set<string>();
  return found.flatMap(({ 0: words, index: start }) => {
    const key = words.replace(/^https?:\/\/|\+1|\W/g, '');
    if (known.has(key)) return [];
    known.add(key);
    return [{ words, start }];
  });
}
