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

/**
 * Text from content as a piece of a Markdown line that means nothing but itself: no HTML, links,
 * mentions, emoji codes or formulas, and no line break that would start something new.
 */
export function markdownText(text: string): string {
  return plainLine(text)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replace(/[\\`*_{}[\]()#!|~@$^]|:(?=[\w/+-])/g, '\\$&')
    .replace(/\bwww\./gi, (found) => found.replace('.', '\\.'));
}

/**
 * Text from content in a fence.
 * @param language for the colours
 */
export function markdownFence(text: string, language: string): string {
  const lines = text.split(/\r\n|[\r\n]/).map((line) => plainText(line.replaceAll('\t', '  ')));
  return fenced(lines.join('\n'), language);
}

/** Text of our own in a fence longer than any it holds. */
export function fenced(text: string, language: string): string {
  const runs = text.match(/`+/g) ?? [];
  const fence = '`'.repeat(Math.max(2, ...runs.map(({ length }) => length)) + 1);
  return `${fence}${language}\n${text}\n${fence}`;
}

/**
 * The first of some texts that fit, as GitHub refuses what is too long.
 * @param room in bytes
 */
export function fitting(texts: readonly string[], room: number): readonly string[] {
  let size = 0;
  const end = texts.findIndex((text) => {
    size += Buffer.byteLength(text);
    return size > room;
  });
  return end < 0 ? texts : texts.slice(0, end);
}
