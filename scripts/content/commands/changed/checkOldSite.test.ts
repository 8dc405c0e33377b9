import { expect, test } from 'vitest';
import { contentBranch } from '../../../../tests/content/contentBranch.ts';
import { examiner } from '../checkContent.ts';

test('the company’s old name is reported where texts still have it', async () => {
  const { copy } = await contentBranch();
  await copy.edit('site.yaml', /^ {2}name: Harlow.*$/m, '  name: Summit Roofing');
  await copy.edit('site.yaml', /^ {2}shortName: .*$/m, '  shortName: Summit');
  await copy.edit('site.yaml', /^titleTemplate: .*$/m, "titleTemplate: '%s | Summit'");
  await copy.edit('reviews.yaml', /^intro: .*$/m, 'intro: Summit, formerly Harlow Ridge.');
  const { examine } = await examiner(copy.folders, { changed: '', isLaunch: false });
  const found = (await examine()).filter(({ rule }) => rule === 'other-name');
  const places = found.map(({ file, suggestion }) => `${file} ${suggestion}`);
  expect(places).toContain('content/estimate-form.yaml Summit');
  expect(places).not.toContain('content/reviews.yaml Summit');
});

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
