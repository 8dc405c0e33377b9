import { expect, test } from 'vitest';
import { contentSchema } from '../../model/contentTypes.ts';
import { gatherWithTree } from '../gatherFacts.ts';

test.each([
  ['Hail in Byron', true],
  ['**Hail in Byron**', true],
  ['## Hail in Byron', true],
  ['Hail in Byron.', false],
  ['Hail in Byron falls in May.', false],
  ['# **Hail in Byron** {#hail-in-byron}', true],
  ['## Hail in Byron last May', false],
])('a text that begins with “%s” below that title', (words, isRepeated) => {
  const text = `---\ntitle: Hail in Byron\n---\n\n${words}\n\nLook up.\n`;
  const schema = contentSchema('posts/hail.md');
  const { facts } = schema ? gatherWithTree('content/posts/hail.md', text, schema) : {};
  const rules = facts?.diagnostics.map(({ rule }) => rule);
  expect(rules).toContain('missing-field');
  expect(rules?.includes('repeated-title')).toBe(isRepeated);
});

test.each([
  ['nothing is wrong', '## A\n### B\n## C\n### D\n#### E', '## A\n### B\n## C\n### D\n#### E'],
  ['one skips a level', '## A\n#### B\n## C', '## A\n### B\n## C'],
  ['all start too low', '### A\n#### B\n### C', '## A\n### B\n## C'],
  ['its neighbors skip a level, too', '## A\n#### B\n#### C', '## A\n### B\n### C'],
  ['the first is a title', '# A\n## B\n## C', '## A\n## B\n## C'],
  ['sections are of the first level', '# A\n## B\n# C\n### D', '## A\n### B\n## C\n### D'],
  ['none is lower than the last level', '# A\n# B\n###### C', '## A\n## B\n### C'],
])('headings, once they are corrected: %s', (_, written, right) => {
  const text = (body: string) => `---\ntitle: Hail\n---\n\n${body.replaceAll('\n', '\n\n')}\n`;
  const schema = contentSchema('posts/hail.md');
  if (!schema) throw new Error('There are no articles.');
  const lines = text(written).split('\n');
  for (const found of gatherWithTree('content/posts/hail.md', text(written), schema).facts
    .diagnostics)
    if (found.rule.startsWith('heading')) lines[found.line - 1] = found.suggestion ?? '';
  expect(lines.join('\n')).toBe(text(right));
});

test.each([
  ['# A\n\n## B\n\n# C', '### B'],
  ['### A\n\n### B', '## B'],
])('the advice about a heading below a wrong one is that of its cure: %j', (body, cure) => {
  const schema = contentSchema('posts/hail.md');
  const text = `---\ntitle: Hail\n---\n\n${body}\n`;
  const { facts } = schema ? gatherWithTree('content/posts/hail.md', text, schema) : {};
  const found = facts?.diagnostics.find(({ suggestion }) => suggestion === cure);
  expect(found?.help).toBe(`Start it with ${cure.slice(0, -2)} and a space.`);
});

test.each([
  ['#Maria L.', true],
  ['#Hail in Byron', true],
  ['#Hail fell in Byron.', false],
])('a line with a number sign and no space, “%s”, may be a heading', (line, isHeading) => {
  const schema = contentSchema('posts/hail.md');
  const text = `---\ntitle: Hail\n---\n\nLook up.\n\n${line}\n\nThey came quickly.\n`;
  const { facts } = schema ? gatherWithTree('content/posts/hail.md', text, schema) : {};
  expect(facts?.diagnostics.some(({ rule }) => rule === 'heading-space')).toBe(isHeading);
});
