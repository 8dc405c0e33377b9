import { expect, test } from 'vitest';
import { contentSchema } from '../../model/contentTypes.ts';
import { gatherWithTree } from '../gatherFacts.ts';

test.each([
  ['Hail in Byron', true],
  ['**Hail in Byron**', true],
  ['## Hail in Byron', true],
  ['Hail in Byron.', false],
  ['Hail in Byron falls in May.', false],
  ['## Hail in Byron last May', false],
])('a text that begins with “%s” below that title', (words, isRepeated) => {
  const text = `---\ntitle: Hail in Byron\n---\n\n${words}\n\nLook up.\n`;
  const schema = contentSchema('posts/hail.md');
  const { facts } = schema ? gatherWithTree('content/posts/hail.md', text, schema) : {};
  const rules = facts?.diagnostics.map(({ rule }) => rule);
  expect(rules).toContain('missing-field');
  expect(rules?.includes('repeated-title')).toBe(isRepeated);
});
