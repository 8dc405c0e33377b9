import { expect, test } from 'vitest';
import { copyContent } from './contentCopy.ts';

const photoFindings = async (reach: string) => {
  const copy = await copyContent();
  if (reach) await copy.edit('site.yaml', /^offices:$/m, `${reach}\n$&`);
  await copy.edit('reviews.yaml', /^intro: .*$/m, 'intro: Send us a photo of your new roof.');
  const found = await copy.check();
  expect(found.filter(({ severity }) => severity === 'error')).toEqual([]);
  return found.filter(({ rule }) => rule === 'photos-unreachable').map(({ file }) => file);
};

test('photographs may be requested only if they can be sent', async () => {
  expect(await photoFindings('')).toEqual(['content/reviews.yaml']);
  expect(await photoFindings('email: office@harlowridge.test')).toEqual([]);
  expect(await photoFindings('textMessages: (815) 555-0142')).toEqual([]);
});
