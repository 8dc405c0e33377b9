import { expect, test } from 'vitest';
import { parseXml } from '../../../tests/parseXml.ts';
import { element, xmlDocument } from './xml.ts';

const throughXml = (words: string) =>
  parseXml(xmlDocument(element('a', { b: words }, [words, element('c', {}, [words])])));

test.each([
  '</entry><script>alert(1)</script>',
  ']]>',
  '<![CDATA[',
  '"quoted" & \'quoted\' &amp; <b>',
  'storm 🌪️ naïve – “dash”',
])('a text survives the round trip: %s', (words) => {
  const { attributes, text } = throughXml(words);
  expect(attributes.b).toBe(words);
  expect(text).toBe(words + words);
});

test.each(['\0', '\u0008', '\u001b', '\ufffe', '\ud83c', '\udfe0 first'])(
  'a character that XML cannot hold is replaced: %j',
  (words) => {
    const replaced = words.replace(/^./s, '\ufffd');
    const { attributes, text } = throughXml(words);
    expect(attributes.b).toBe(replaced);
    expect(text).toBe(replaced + replaced);
  },
);
