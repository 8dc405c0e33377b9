import { expect, test } from 'vitest';
import { createRng } from '../../random.ts';
import { markdown, nodesIn, parseMarkdown } from './markdown.ts';

const parts = [
  ...['a', 'Roof', ' ', '  ', '\n', '\n\n', '\t', '    ', '- ', '1. ', '> ', '# ', '## ', '---\n'],
  ...['===\n', '***', '*', '_', '`', '```\n', '\\', '!', '[', ']', '(', ')', '<b>', '&amp;', ':'],
  ...[':::note\n', ':::fact[9]\n', ':::\n', '{', '}', '^', '.', '-', '+', '"', '😀', 'é', '\r\n'],
  ...['[x](/y)', '[x]: /y\n', '![x](../images/x.svg)', '<https:', '//x.y>', 'w', 'ww', 'h', 'ttp'],
];

test('a text without characters of GitHub’s syntax is parsed the same with and without it', () => {
  const rng = createRng('markdown');
  for (let run = 0; run < 500; run++) {
    const text = Array.from({ length: rng.int(1, 24) }, () => rng.pick(parts)).join('');
    expect(parseMarkdown(text), JSON.stringify(text)).toEqual(markdown.parse(text));
  }
});

test.each([
  '| a |\n| - |\n| b |',
  'a\n:-',
  'a\n-:',
  '~~a~~',
  'a www.example.org b',
  'a HTTPS://example.org b',
  'a office@example.org b',
  'a[^1]\n\n[^1]: b',
  '- [ ] a',
  '- [x] a',
  '- [\t] a',
  '- [\n] a',
])('GitHub’s syntax is recognized in %j', (text) => {
  const tree = JSON.stringify(parseMarkdown(text));
  expect(tree).toMatch(/"table"|"delete"|"link"|"footnoteReference"|"checked":(?:true|false)/);
});

test('list entries and quotations without words are left out', () => {
  const typesIn = (text: string) => nodesIn(parseMarkdown(text)).map(({ type }) => type);
  const words = ['paragraph', 'text'];
  expect(typesIn('- a\n- b\n- ')).toEqual([
    ...['root', 'list', 'listItem', ...words, 'listItem', ...words],
  ]);
  expect(typesIn('1. \n2. www')).toEqual(['root', 'list', 'listItem', ...words]);
  expect(typesIn('> - \n\na')).toEqual(['root', ...words]);
});
