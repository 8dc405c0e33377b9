import { readFileSync } from 'node:fs';
import { globSync } from 'tinyglobby';
import { expect, test } from 'vitest';
import { isMap, isSeq, LineCounter, type Node, parseDocument } from 'yaml';
import { gatherFacts } from '../../scripts/content/check/gatherFacts.ts';
import { contentSchema } from '../../scripts/content/model/contentTypes.ts';
import { sampleContent } from '../../scripts/test/stages.ts';
import { copyContent } from './contentCopy.ts';
import { post } from './mistakes/mistake.ts';

const files = globSync('**/*.{yaml,md}', { cwd: sampleContent }).sort();

/** The first line of a field, counted from 0, and the one after its last. */
type Lines = readonly [start: number, end: number];

/**
 * The lines of all fields, except those on the same line as a list’s hyphen. A list’s entries are
 * alike, so only the first and the last are tried.
 */
function fieldLines(text: string): Lines[] {
  const counter = new LineCounter();
  const lineOf = (node: unknown) => counter.linePos((node as Node).range?.[0] ?? 0).line - 1;
  const below = (node: unknown, end: number, isEntry = false): Lines[] => {
    if (isSeq(node)) {
      const starts = [...node.items.map(lineOf), end];
      const isEnd = (index: number) => index === 0 || index === node.items.length - 1;
      return node.items.flatMap((item, index) =>
        isEnd(index) ? below(item, starts[index + 1] ?? end, true) : [],
      );
    }
    if (!isMap(node)) return [];
    const starts = [...node.items.map(({ key }) => lineOf(key)), end];
    return node.items.flatMap(({ value }, index): Lines[] => {
      const [from = 0, to = end] = starts.slice(index);
      return [...(isEntry && index === 0 ? [] : [[from, to] as const]), ...below(value, to)];
    });
  };
  const { contents } = parseDocument(text, { lineCounter: counter });
  return below(contents, text.split('\n').length - 1);
}

test.each(files)('a field missing in %s is suggested with its lines', (file) => {
  const whole = readFileSync(`${sampleContent}/${file}`, 'utf8');
  const [front, fields = whole] = /^---\n([\s\S]*?\n)---\n/.exec(whole) ?? [];
  const above = front ? 1 : 0;
  // Reading the body again for each field would take most of the time.
  const lines = (front ? `${front}\nHail.\n` : whole).split('\n');
  const schema = contentSchema(file);
  if (!schema) throw new Error(`${file} has no schema.`);
  const read = (now: readonly string[]) => gatherFacts(`content/${file}`, now.join('\n'), schema);
  let tried = 0;
  for (const [from, to] of fieldLines(fields)) {
    const start = from + above;
    const without = lines.toSpliced(start, to - from);
    const missing = read(without).diagnostics.filter(({ rule }) => rule === 'missing-field');
    if (missing.length === 0) continue;
    tried++;
    const { after = -1, text = '' } = missing[0]?.addition ?? {};
    const indent = (line = '') => line.search(/\S/);
    // The lines go where the others were, with the same indentation.
    const place = [missing.length, after, indent(text)];
    expect(place, lines[start]).toEqual([1, start, indent(lines[start])]);
    const { diagnostics, references } = read(without.toSpliced(after, 0, ...text.split('\n')));
    const rules = diagnostics.map(({ rule }) => rule);
    expect(
      rules.filter((rule) => /^missing|^yaml|canonical/.test(rule)),
      text,
    ).toEqual([]);
    // A hint left in place is never taken for a value; names are looked up in other files.
    const isTold = rules.length > 0 || references.some(({ name }) => name.startsWith('… '));
    expect(isTold, text).toBe(/: '?… |- '?… |: \w+ or /.test(text));
  }
  expect(tried).toBeGreaterThan(0);
});

test('adjacent missing fields are suggested as one, in the right order', async () => {
  const copy = await copyContent();
  const without = async (...fields: RegExp[]) => {
    for (const field of fields) await copy.edit(post, field, '');
    return copy.check();
  };
  const [found, ...others] = await without(/^ {2}alt: .*\n/m, /^seo:\n(?: .*\n)+/m);
  expect(others).toEqual([]);
  expect(found?.addition?.text).toMatch(/^ {2}alt: .*\nseo:\n {2}title: /);
  expect(found?.message).toBe('Picture → Description is missing. Search listing is missing.');
  await copy.write(post, '---\n---\n\nHail.\n');
  const [all, ...more] = await copy.check();
  expect(more).toEqual([]);
  await copy.edit(post, '---\n', `---\n${all?.addition?.text}\n`);
  const rules = (await copy.check()).map(({ rule }) => rule);
  expect(rules).not.toContain('missing-field');
  expect(rules).toContain('invalid-value');
});

test.each(['', 'expireAt: 2026-12-15\n'])(
  'an article dated in the future gets the line for its day, in its place: %j',
  async (lines) => {
    const copy = await copyContent();
    await copy.edit(post, /^date: .*$/m, 'date: 2025-12-15');
    await copy.write(post, (await copy.read(post)).replace('\n---\n', `\n${lines}---\n`));
    const [found] = (await copy.check()).filter(({ rule }) => rule === 'future-date');
    const { after = 0, text = '' } = found?.addition ?? {};
    const now = (await copy.read(post)).split('\n').toSpliced(after, 0, text);
    await copy.write(post, now.join('\n'));
    const left = (await copy.check()).filter(({ file }) => file === `content/${post}`);
    expect(left).toEqual([]);
  },
);
