import { expect, test } from 'vitest';
import { contentBranch } from '../../../../tests/content/contentBranch.ts';
import { examiner } from '../checkContent.ts';

const office = /^( {2}- street: ).*\n( {4}city: ).*$/m;

async function placesFoundAfter(address: string) {
  const { copy } = await contentBranch();
  await copy.edit('site.yaml', office, address);
  const { examine } = await examiner(copy.folders, { changed: '', isLaunch: false });
  const found = (await examine()).filter(({ rule }) => rule === 'same-place');
  return found.map(({ file, message }) => `${file}: ${message}`);
}

test('an office that moves without its place on the map is reported', async () => {
  expect(await placesFoundAfter('$16500 North Second Street\n$2Loves Park')).toEqual([
    'content/site.yaml: 6500 North Second Street has the same place as 418 Ridgepole Lane: 42.2736, -89.0942.',
  ]);
});

test('an address that is only written in another way has not moved', async () => {
  expect(await placesFoundAfter('$1418 Ridgepole Ln., Suite 2\n$2Rockford')).toEqual([]);
});
