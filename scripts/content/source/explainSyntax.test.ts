import { expect, test } from 'vitest';
import { parseFile } from './parseFile.ts';

/** Slips that people make; `at` is `line:column-endColumn rule`. */
const slips: readonly [name: string, yaml: string, at: string][] = [
  ['a tab as indent', 'a: 1\nimage:\n\tfile: x\n\talt: y\n', '3:1-2 yaml-tab'],
  ['no space after a colon', 'a: one\ntitle:Hail\nb: two\n', '2:1-11 yaml-colon-space'],
  ['no space in the first line', 'title:Hail\nb: two\n', '1:1-11 yaml-colon-space'],
  ['no space in the last line', 'a: one\nb:two\n', '2:1-6 yaml-colon-space'],
  ['a colon in a text', 'a: one\ntitle: Hail: what now\nb: 2\n', '2:8-22 yaml-colon-in-text'],
  ['a single quote not closed', "a: one\ntitle: 'It is hail\nb: two\n", '2:8-19 yaml-quote'],
  ['a double quote not closed', 'a: one\ntitle: "It is hail\nb: two\n', '2:8-19 yaml-quote'],
  ['an apostrophe in quotes', "a: 1\ntitle: 'It's hail'\nb: 2\n", '2:8-19 yaml-after-quote'],
  ['text after quotes', 'a: 1\ntitle: "Hail" and wind\n', '2:8-23 yaml-after-quote'],
  ['too little indent', 'seo:\n  title: A\n description: B\n', '3:1-16 yaml-indent'],
  ['too much indent', 'seo:\n  title: A\n    description: B\n', '3:1-19 yaml-indent'],
  ['an at sign', 'title: @home\n', '1:8-13 yaml-special-sign'],
  ['a percent sign', 'title: %x\n', '1:8-10 yaml-special-sign'],
  ['bold text', 'title: *bold*\n', '1:8-14 yaml-special-sign'],
  ['an ampersand, which would vanish', 'title: &more things\nb: x\n', '1:8-20 yaml-special-sign'],
  ['an exclamation mark, which would vanish', 'title: !new\n', '1:8-12 yaml-special-sign'],
  ['a number sign, which would vanish', 'title: #1 roof\nb: 1\n', '1:8-15 yaml-special-sign'],
  ['a bracket', 'title: [city roofs\nb: x\n', '1:8-19 yaml-special-sign'],
  ['a brace', 'title: {city} roofs\nb: x\n', '1:8-20 yaml-special-sign'],
  ['a word without a colon', 'a: b\ntitle\nc: d\n', '2:1-6 yaml-syntax'],
  ['a field twice', 'a: 1\nb: 2\na: 3\n', '3:1-2 duplicate-field'],
  [
    'a mark of a merge',
    'a: 1\n<<<<<<< HEAD\nb: 2\n=======\nb: 3\n>>>>>>> x\n',
    '2:1-13 yaml-conflict',
  ],
];

test.each(slips)('%s', (_name, yaml, at) => {
  const { diagnostics, document } = parseFile('content/a.yaml', yaml);
  const [first] = diagnostics;
  expect(diagnostics.length).toBe(1);
  expect(`${first?.line}:${first?.column}-${first?.endColumn} ${first?.rule}`).toBe(at);
  expect(document.data).toBeUndefined();
});
