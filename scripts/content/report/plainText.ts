/** Characters that control a terminal or the reading direction, and all kinds of line breaks. */
const steering =
  /[\p{Cc}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\u200b\u2060\ufeff]/gu;

/**
 * Makes text from content harmless: no escape sequence can recolor a terminal or hide what was
 * written (https://trojansource.codes). Each character keeps its width, so columns still line up.
 */
export function plainText(text: string): string {
  return text.replace(steering, symbolOf);
}

/** Like {@link plainText}, but on one line: line breaks and tabs become spaces. */
export function plainLine(text: string): string {
  return plainText(text.replace(/\s*[\r\n]\s*/g, ' ').replaceAll('\t', ' '));
}

/** Like {@link plainText}, for what is to be written: a tab becomes spaces, which mean the same. */
export const plainCode = (text: string) => plainText(text.replaceAll('\t', '  '));

/** Unicode has a visible symbol for each ASCII control code. */
function symbolOf(sign: string): string {
  const code = sign.charCodeAt(0);
  if (code < 0x20) return String.fromCharCode(0x2400 + code);
  return code === 0x7f ? '␡' : '�';
}

/**
 * Escapes text from content for use within a line of Markdown: it cannot become HTML, a link, a
 * mention, an emoji code or a formula, nor start a new block.
 */
export function markdownText(text: string): string {
  return plainLine(text)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replace(/[\\`*_{}[\]()#!|~@$^]|:(?=[\w/+-])/g, '\\$&')
    .replace(/\bwww\./gi, (found) => found.replace('.', '\\.'));
}

/** Puts text from content into a code fence. */
export function markdownFence(text: string, language: string): string {
  const lines = text.split(/\r\n|[\r\n]/).map(plainCode);
  return fenced(lines.join('\n'), language);
}

/** Puts text of our own into a code fence that is longer than any in the text. */
export function fenced(text: string, language: string): string {
  const runs = text.match(/`+/g) ?? [];
  const fence = '`'.repeat(Math.max(2, ...runs.map(({ length }) => length)) + 1);
  return `${fence}${language}\n${text}\n${fence}`;
}

/** The leading texts that fit into `room` bytes together, as GitHub rejects what is too long. */
export function fitting(texts: readonly string[], room: number): readonly string[] {
  let size = 0;
  const end = texts.findIndex((text) => {
    size += Buffer.byteLength(text);
    return size > room;
  });
  return end < 0 ? texts : texts.slice(0, end);
}
