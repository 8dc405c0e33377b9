import { expect, test } from 'vitest';
import { replacementOf } from '../../scripts/content/check/cures/replacement.ts';
import { copyContent } from './contentCopy.ts';
import { post } from './mistakes/mistake.ts';

/** The findings about addresses, each with what the article says once it is fixed. */
async function addressesIn(street: string, words: string) {
  const copy = await copyContent();
  await copy.edit('site.yaml', /street: .*/, `street: '${street}'`);
  await copy.addParagraph(post, words);
  const found = (await copy.check()).filter(({ severity }) => severity === 'error');
  expect(found.filter(({ file }) => file !== `content/${post}`)).toEqual([]);
  const text = await copy.read(post);
  return found.map((finding) => {
    const { start = 0, end = 0, text: written } = replacementOf(text, finding) ?? {};
    const mended = text.slice(0, start) + written + text.slice(end);
    return `${finding.rule} ${mended.split(/\n\n/)[1]}`;
  });
}

const spellings = [
  '1200 Auburn St. #204',
  '1200 Auburn St.',
  '1200 Auburn St',
  '1200 Auburn Street, Suite 204',
  '1200 Auburn St Unit 204',
  '1200 Auburn St., Ste. 204',
];

test.each(spellings)('at %s, every spelling is ours', async (own) => {
  const words = spellings.map((other) => `Visit us at ${other}, Rockford, or call.`).join(' ');
  expect(await addressesIn(own, words)).toEqual([]);
});

test.each([
  ['1200 W. State St.', '1200 West State Street'],
  ['1200 42nd Ave', '1200 42nd Avenue'],
  ['1200 St. Charles Blvd.', '1200 St. Charles Boulevard'],
  ['1200 Auburn St (rear)', '1200 Auburn St. (rear)'],
  ['1200 McFarland Rd NW', '1200 McFarland Road NW'],
  ['One Auburn Plaza', 'One Auburn Plaza'],
])('at %s, %s is our address', async (own, other) => {
  expect(await addressesIn(own, `Visit us at ${other}.`)).toEqual([]);
  expect(await addressesIn(other, `Visit us at ${own}.`)).toEqual([]);
});

test.each([
  ['1200 Auburn St. #204', 'At 1201 Auburn St. #204 we meet.', 'At {office.street} we meet.'],
  ['1200 Auburn St. #204', 'At 1200 Auburn St. #205.', 'At {office.street}.'],
  ['1200 Auburn St.', 'We are at 1201 Auburn St.', 'We are at {office.street}.'],
  ['1200 Auburn St.', 'At 1201 Auburn St. we meet.', 'At {office.street} we meet.'],
  ['1200 W. State St.', 'At 1200 E State Street we meet.', 'At {office.street} we meet.'],
  ['1200 Auburn St (rear)', 'At 1201 Auburn St (rear).', 'At 1200 Auburn St (rear).'],
])('at %s, “%s” is another address', async (own, words, mended) => {
  expect(await addressesIn(own, words)).toEqual([`other-address ${mended}`]);
});

test('an address that a field could not hold unquoted is replaced by its placeholder', async () => {
  const copy = await copyContent();
  await copy.edit('site.yaml', /street: .*/, "street: '1200 Auburn St. #204'");
  await copy.edit('reviews.yaml', /^intro: .*$/m, 'intro: Visit us at 1201 Auburn St today.');
  const [found] = (await copy.check()).filter(({ rule }) => rule === 'other-address');
  expect(found?.suggestion).toBe('{office.street}');
});

test.each([
  ['1200 Main Street, Rockford', '1200 Main Street'],
  ['1200 Main Street, Rockford, IL 61101', '1200 Main Street'],
  ['1200 Main Street, Rockford IL 61101', '1200 Main Street'],
  ['1200 Main Street, Rockford Business Center', undefined],
  ['1200 Main Street, Rockfordia Building', undefined],
  ['1200 Rockford Road, Suite 4', undefined],
])('of the street “%s”, only a city that follows is too much', async (street, meant) => {
  const copy = await copyContent();
  await copy.edit('site.yaml', /street: .*/, `street: ${street}`);
  const found = (await copy.check()).filter(({ rule }) => rule === 'invalid-value');
  expect(found.map(({ suggestion }) => suggestion)).toEqual(meant ? [meant] : []);
});
