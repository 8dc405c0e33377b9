import { plainLine, plainText } from './plainText.ts';

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
 * Text from content in a fence longer than any it holds.
 * @param language for the colours
 */
export function markdownFence(text: string, language: string): string {
  const runs = text.match(/`+/g) ?? [];
  const longest = Math.max(2, ...runs.map(({ length }) => length));
  const fence = '`'.repeat(longest + 1);
  const lines = text.split(/\r\n|[\r\n]/).map((line) => plainText(line.replaceAll('\t', '  ')));
  return `${fence}${language}\n${lines.join('\n')}\n${fence}`;
}
