import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { gatherFacts } from '../../../scripts/content/check/gatherFacts.ts';
import { reviewsSchema } from '../../../scripts/content/model/testimonial.ts';
import { sampleContent } from '../../../scripts/test/stages.ts';

const good = readFileSync(`${sampleContent}/reviews.yaml`, 'utf8');
const heading = (value: string) => good.replace(/^heading: .*$/m, () => `heading: ${value}`);
const repeat = (count: number, line: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => line(index)).join('');

/** Nine levels of nine references: a few hundred bytes that would expand to gigabytes. */
const bomb = repeat(
  9,
  (level) => `l${level}: &l${level} [${Array(9).fill(level ? `*l${level - 1}` : 'x')}]\n`,
);

/** A file, and one finding that it must cause: its line and rule. */
const attacks: readonly [name: string, yaml: string, finding: string][] = [
  ['an alias bomb', bomb, '1 yaml-special-sign'],
  ['an anchor on a group', good.replace('seo:', 'seo: &a'), '1 yaml-special-sign'],
  ['an alias of nothing', heading('*a'), '9 yaml-special-sign'],
  ['a merge key', `${good}<<: {polluted: 1}\n`, '14 unknown-field'],
  ['a merge key that version 1.1 would merge', `%YAML 1.1\n---\n${good}`, '1 yaml-special-sign'],
  ['a tag handle', `# a\n\n%TAG ! tag:x,2000:\n---\n${good}`, '3 yaml-special-sign'],
  ['__proto__', `${good}__proto__:\n  polluted: true\n`, '14 unknown-field'],
  ['__proto__ in braces', `${good}__proto__: {polluted: true}\n`, '14 unknown-field'],
  [
    '__proto__ in a group',
    good.replace(/^elsewhere:/m, '$&\n  __proto__: {polluted: true}'),
    '12 unknown-field',
  ],
  ['constructor', `${good}constructor: {prototype: {polluted: true}}\n`, '14 unknown-field'],
  ['hasOwnProperty', `${good}hasOwnProperty: x\n`, '14 unknown-field'],
  [
    'a function',
    heading('!!js/function "function(){ globalThis.polluted = 1 }()"'),
    '9 yaml-special-sign',
  ],
  ['a regular expression', heading('!!js/regexp /(a+)+$/'), '9 yaml-special-sign'],
  [
    'an object of another language',
    heading('!!python/object/apply:os.system ["id"]'),
    '9 yaml-special-sign',
  ],
  ['bytes', heading('!!binary aGVsbG8='), '9 yaml-special-sign'],
  ['a tag of the standard', heading('!!str 42'), '9 yaml-special-sign'],
  ['a tag on a group', good.replace('seo:', 'seo: !!map'), '1 yaml-special-sign'],
  ['a verbatim tag', heading('!<tag:x> a'), '9 yaml-special-sign'],
  ['a list as a key', `? [a, b]\n: c\n${good}`, '1 yaml-special-sign'],
  ['deep brackets', `a: ${'['.repeat(50_000)}${']'.repeat(50_000)}\n`, '1 yaml-depth'],
  ['deep brackets that are not closed', `a: ${'['.repeat(100_000)}\n`, '1 yaml-depth'],
  ['deep braces', `a: ${'{a: '.repeat(50_000)}${'}'.repeat(50_000)}\n`, '1 yaml-depth'],
  ['deep groups', repeat(1300, (index) => `${' '.repeat(index)}a:\n`), '21 yaml-depth'],
  [
    'brackets of the depth that the parser still reads',
    `a: ${'['.repeat(500)}${']'.repeat(500)}\n`,
    '1 yaml-depth',
  ],
  ['deep lists', `a:\n  ${'- '.repeat(100_000)}x\n`, '2 yaml-depth'],
  ['a huge list', `a: [${'x,'.repeat(100_000)}]\n`, '1 unknown-field'],
  [
    'a great many entries',
    good.replace('keywords:\n', () => `keywords:\n${repeat(10_000, (n) => `    - roof ${n}\n`)}`),
    '4 too-long',
  ],
  ['a huge group', `a: {${repeat(20_000, (index) => `k${index}: 1,`)}}\n`, '1 unknown-field'],
  ['a great many fields', repeat(20_000, (index) => `k${index}: 1\n`), '1 unknown-field'],
  ['one field a great many times', 'a: 1\n'.repeat(20_000), '2 duplicate-field'],
  ['a very long name', `${'k'.repeat(200_000)}: x\n`, '1 yaml-syntax'],
  ['a long name', `${'k'.repeat(1000)}: x\n${good}`, '1 unknown-field'],
  ['a very long text that is not closed', heading(`"${'\\"'.repeat(200_000)}`), '9 yaml-quote'],
  ['quotation marks in quotation marks', heading(`'${"''".repeat(100_000)}'`), '9 too-long'],
  [
    'thousands of stars that are a sign of YAML’s',
    heading('*a* '.repeat(13_000)),
    '9 yaml-special-sign',
  ],
  ['two documents', `${good}---\n${good}`, '14 yaml-mark'],
  ['an end of the document', `${good}...\nmore: x\n`, '15 yaml-syntax'],
  ['not a number', heading('.nan'), '9 wrong-type'],
  ['a number without end', heading('9'.repeat(400)), '9 wrong-type'],
  ['line breaks of old computers', good.replaceAll('\n', '\r'), '1 yaml-colon-in-text'],
  ['no field at all', '# only a comment\n', '1 missing-field'],
  ['a list in place of the file', '- a\n', '1 wrong-type'],
];

test.each(attacks)('%s', (_name, yaml, expected) => {
  const start = performance.now();
  const { diagnostics, value } = gatherFacts('content/reviews.yaml', yaml, reviewsSchema);
  expect(performance.now() - start, 'bounded, on a slow machine too').toBeLessThan(10_000);
  expect(diagnostics.map(({ line, rule }) => `${line} ${rule}`)).toContain(expected);
  expect(value).toBeUndefined();
  expect(diagnostics.length).toBeLessThan(50);
  for (const { message, help, suggestion = '' } of diagnostics) {
    expect(`${message} ${help}`).not.toMatch(/undefined|Error|Infinity|\n\s+at /);
    expect(Math.max(message.length, help.length, suggestion.length)).toBeLessThan(1500);
  }
  expect(
    ({} as { polluted?: unknown }).polluted ?? Reflect.get(globalThis, 'polluted'),
  ).toBeUndefined();
});
