import { expect, test } from 'vitest';
import { isOfSources, wordFindings } from './wordFindings.ts';

const wordsIn = (text: string) => wordFindings(text).map(({ words }) => words);

test.each([
  'He said “teh [sic] roof”.',
  '“[The crew] left the yard clean.”',
  'They mended [our] roof, and [the company] paid.',
  'Ask [your insurer] first.',
  'See [the city](/service-areas) and [phone number][1].',
  'It took them [2] days, on the [1st] floor.',
  'See [our guide][1] and the [2024] code.',
  'Feel free to call us, and send [a photo].',
  'What is left to do: call us.',
  'Sizes from S to XXL.',
  'Let me know if you would like to see the attic.',
  'Would you like us to look at the attic?',
  'Let me know if you’d like a window seat.',
  'We wrote to you on Monday, and they wrote: nothing.',
  'On the day of the hail, a customer wrote: thank you.',
  'From: the ridge\nto the eave.',
  'Nothing was lost, and nothing was left over.',
])('“%s” is fine', (text) => {
  expect(wordsIn(text)).toEqual([]);
});

test.each([
  ['Roofs in [Your City] and [Your City].', ['[Your City]']],
  ['[Company Name] has mended roofs since [YEAR].', ['[Company Name]', '[YEAR]']],
  ['Call [phone number] or [insert link here].', ['[phone number]', '[insert link here]']],
  ['Lorem ipsum dolor sit amet, consectetur.', ['Lorem ipsum dolor sit amet']],
  ['As an AI language model, I cannot climb roofs.', ['As an AI language model']],
  ['It hailed in May.【4:0†source】', ['【4:0†source】']],
  ['It hailed in May [1]. Roofs leaked.[2][3] We came.', ['[1]', '[2][3]']],
  ['Hail of two inches, [4] and wind [5, 6]', ['[4]', '[5, 6]']],
  ['TODO: a photo. Call XXX-XXX-XXXX.', ['TODO', 'XXX-XXX-XXXX']],
  ['Would you like me to adjust the tone? Yes.', ['Would you like me to adjust the tone?']],
  ['Sure! Here’s your article.', ['Sure! Here’s']],
  ['Feel free to adjust the tone. Word count: 412', ['Feel free to adjust', 'Word count:']],
  ['Sent from my iPhone [photo here]', ['Sent from my iPhone', '[photo here]']],
  ['From: Dana\nTo: Jim\n\nHail.', ['From: Dana']],
  ['Hi Dana,', ['Hi Dana,']],
  [
    'On Mon, Apr 6, 2026 at 9:14 AM Dana K. wrote:',
    ['On Mon, Apr 6, 2026 at 9:14 AM Dana K. wrote:'],
  ],
  ['Error! Bookmark not defined. Call us.', ['Error! Bookmark not defined.']],
  ['Commented [DK1]: is it so?', ['Commented [DK1]: is it so?']],
  ['It hailed.\ue200cite\ue202turn0search3\ue201', ['\ue200cite\ue202turn0search3\ue201']],
  ['It hailed citeturn0search3turn1view0.', ['citeturn0search3turn1view0']],
  ['Let me know if you’d like a shorter version.', ['Let me know if you’d like a shorter version']],
  ['Here’s a polished version of your text:', ['Here’s a polished version']],
  ['(Translated by Google) Good.', ['(Translated by Google)']],
  ['Meta description: Roofs that last.', ['Meta description:']],
])('“%s” was left behind', (text, words) => {
  expect(wordsIn(text)).toEqual(words);
});

test('numbers of sources are allowed if the sources are listed', () => {
  expect(wordFindings('It hailed in May [1].', true)).toEqual([]);
  const blocks = ['Sources', 'References:', '[1] National Weather Service, May 2024'];
  expect(blocks.filter(isOfSources)).toEqual(blocks);
  expect(isOfSources('It hailed in May [1].')).toBe(false);
});
