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
