import { expect, test } from 'vitest';
import { parseFile } from './parseFile.ts';

/** Slips besides those in tests/content/mistakes; `at` is `line:column-endColumn rule`. */
const slips: readonly [name: string, yaml: string, at: string][] = [
  ['no space in the first line', 'title:Hail\nb: two\n', '1:1-11 yaml-colon-space'],
  ['no space in the last line', 'a: one\nb:two\n', '2:1-6 yaml-colon-space'],
  ['a double quote not closed', 'a: one\ntitle: "It is hail\nb: two\n', '2:8-19 yaml-quote'],
  ['text after quotes', 'a: 1\ntitle: "Hail" and wind\n', '2:8-23 yaml-after-quote'],
  ['too little indent', 'seo:\n  title: A\n description: B\n', '3:1-16 yaml-indent'],
  ['an at sign', 'title: @home\n', '1:8-13 yaml-special-sign'],
  ['a percent sign', 'title: %x\n', '1:8-10 yaml-special-sign'],
  ['an ampersand, which would vanish', 'title: &more things\nb: x\n', '1:8-20 yaml-special-sign'],
  ['an exclamation mark, which would vanish', 'title: !new\n', '1:8-12 yaml-special-sign'],
  ['a bracket', 'title: [city roofs\nb: x\n', '1:8-19 yaml-special-sign'],
  ['a brace', 'title: {city} roofs\nb: x\n', '1:8-20 yaml-special-sign'],
];

test.each(slips)('%s', (_name, yaml, at) => {
  const { diagnostics, document } = parseFile('content/a.yaml', yaml);
  const [first] = diagnostics;
  expect(diagnostics.length).toBe(1);
  expect(`${first?.line}:${first?.column}-${first?.endColumn} ${first?.rule}`).toBe(at);
  expect(document.data).toBeUndefined();
});
