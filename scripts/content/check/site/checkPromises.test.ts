import { expect, test } from 'vitest';
import { copyContent } from '../../../../tests/content/contentCopy.ts';
import { promiseReply } from '../../../../tests/content/promiseReply.ts';

/** The cures for a sentence in a file while the form promises a reply within a time. */
async function toldOf(sentence: string, replyWithin: string, file = 'services/roofing.md') {
  const copy = await copyContent();
  await promiseReply(copy, replyWithin);
  await copy.addParagraph(file, sentence);
  const found = await copy.check();
  const own = found.filter((one) => one.rule === 'other-reply' && one.file === `content/${file}`);
  return own.map(({ suggestion }) => suggestion);
}

test.each([
  ['Call or write, and we will reply within an hour.', 'one hour'],
  ['We call, text or email within 2 business days and agree on a time.', 'two business days'],
  ['We reply within one day.', '24 hours'],
  ['We reply within half an hour.', '30 minutes'],
  ['We reply within one working day.', '1 business day'],
  ['In an emergency we call back within an hour.', '24 hours'],
  ['In an emergency, too, we reply within 24 hours.', '24 hours'],
  ['Insurers answer within 15 days.', '24 hours'],
  ['We inspect the roof within 72 hours.', '24 hours'],
])('the promised time, or not a reply of ours: %s', async (sentence, replyWithin) => {
  expect(await toldOf(sentence, replyWithin)).toEqual([]);
});

test.each([
  ['Replies within 24 hours, in two states.', 'Replies within two days'],
  ['We’ll contact you within one business day.', 'We’ll contact you within two days'],
  ['We reply within one hour, as if it were urgent.', 'We reply within two days'],
])('a different time than in the form: %s', async (sentence, cure) => {
  expect(await toldOf(sentence, 'two days')).toEqual([cure]);
});

test('the form’s advice for emergencies is about emergencies', async () => {
  const copy = await copyContent();
  await promiseReply(copy, '24 hours');
  await copy.edit(
    'estimate-form.yaml',
    'do not wait for our reply',
    'call; we reply within 1 hour',
  );
  expect(await copy.check()).toEqual([]);
});

test('a business day may end days later', async () => {
  expect(await toldOf('We reply within one day.', '1 business day')).toHaveLength(1);
  expect(await toldOf('We reply within 1 business day.', '24 hours')).toHaveLength(1);
});

test('a reply promised on a legal page is another matter', async () => {
  const sentence = 'We respond within 30 days.';
  expect(await toldOf(sentence, '24 hours', 'pages/financing.md')).toEqual([]);
  expect(await toldOf(sentence, '24 hours')).toEqual(['We respond within 24 hours']);
});
