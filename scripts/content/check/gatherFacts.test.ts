import { expect, test } from 'vitest';
import { z } from 'zod';
import { gatherWithTree } from './gatherFacts.ts';

const read = (text: string) =>
  gatherWithTree('content/posts/a.md', text, z.strictObject({ title: z.string() }));

test('a file from Windows says what the same file from elsewhere says', () => {
  const text = `---
titel: Hail: what to do
---

These last:
Roof\tYears
Metal\t50

We mend:
•\tHail
•\tWind

Our promise to you
----------
`;
  const { facts, tree } = read(text);
  expect(facts.diagnostics.map(({ rule }) => rule)).toContain('raw-table');
  expect(read(text.replaceAll('\n', '\r\n'))).toEqual({ facts, tree });
});
