/** Signs that steer a terminal or turn the reading direction, and line breaks of every kind. */
const steering =
  /[\p{Cc}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\u200b\u2060\ufeff]/gu;

/**
 * Makes text from content harmless: no escape sequence can recolour a terminal or hide what was
 * written (https://trojansource.codes). Each sign keeps its width, so that columns still line up.
 */
export function plainText(text: string): string {
  return text.replace(steering, symbolOf);
}

/** The same for a sentence: line breaks become spaces. */
export function plainLine(text: string): string {
  return plainText(text.replace(/\s*[\r\n]\s*/g, ' ').replaceAll('\t', ' '));
}

/** Unicode has a visible symbol for each of the old control codes. */
function symbolOf(sign: string): string {
  const code = sign.charCodeAt(0);
  if (code < 0x20) return String.fromCharCode(0x2400 + code);
  return code === 0x7f ? '␡' : '�';
}
