import { expect, test } from 'vitest';
import { contentSchema } from '../../model/contentTypes.ts';
import { gatherWithTree } from '../gatherFacts.ts';

test('a picture that Google Docs left at the end of a text', () => {
  const text =
    '---\ntitle: Hail\n---\n\n![][image1]\n\n[image1]: <data:image/png;base64,iVBORw0KGgo>\n';
  const schema = contentSchema('posts/hail.md');
  const { facts } = schema ? gatherWithTree('content/posts/hail.md', text, schema) : {};
  const found = facts?.diagnostics.find(({ rule }) => rule === 'missing-picture');
  expect(found).toMatchObject({ line: 5, help: expect.stringContaining('upload it') });
});
