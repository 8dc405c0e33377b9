import { expect, test } from 'vitest';
import { nodesIn, parseMarkdown } from '../../source/markdown.ts';
import { addressOf } from './prose.ts';

/** The part of a text that is the address of each link, picture and definition. */
const addressesIn = (text: string): string[] =>
  nodesIn(parseMarkdown(text)).flatMap((node) => {
    if (node.type !== 'link' && node.type !== 'image' && node.type !== 'definition') return [];
    const { start, end } = addressOf(node, text);
    return [text.slice(start, end)];
  });

test.each([
  ['a link with a title', 'See [*a* (b)](/c "d").', ['/c']],
  ['a link over lines', 'See [a\nb](\n/c\n).', ['/c']],
  ['an address in angle brackets', '[a](</b c>)', ['/b c']],
  ['parentheses and escapes', '[a](/b\\_(c)&amp;d)', ['/b\\_(c)&amp;d']],
  ['brackets in the words', '[a [b](/c', []],
  ['a picture', '![a](../b.svg)', ['../b.svg']],
  ['a picture in a link', '[![a](../b.svg)](/c)', ['/c', '../b.svg']],
  ['a definition with its link', '[a][b]\n\n[b]: </c> "d"', ['/c']],
  ['an address that is its own words', 'See <https://example.com/a>.', ['https://example.com/a']],
  ['no address at all', 'See [a]() and [b](<>).', ['[a]()', '[b](<>)']],
])('%s', (_name, text, expected) => {
  expect(addressesIn(text)).toEqual(expected);
});
