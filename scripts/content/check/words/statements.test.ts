import { expect, test } from 'vitest';
import { findClaims, photoRequests } from './statements.ts';

const wordsIn = (text: string) => findClaims(text).map(({ words }) => words);

test.each([
  'Free roof inspections',
  'Free roof & attic inspection',
  'A free roof-and-gutter estimate',
  'Nobody gives you a free roof.',
  'We inspect your roof for free.',
  'Your new roof for a free evening is not the point.',
  'The inspection has no out-of-pocket cost.',
  'No honest contractor can guarantee that a claim will be approved.',
  'We help with your claim, and the insurer approves it.',
  'We explain how your deductible works.',
  'We do not meet the adjuster alone and negotiate with your insurer.',
  'If a roofer says “we’ll eat your deductible”, ask another one.',
  'Beware of a “free roof” offer at the door.',
  'A “free roof” is a red flag.',
  'What does “free roof” mean?',
])('“%s” makes no forbidden promise', (text) => {
  expect(wordsIn(text)).toEqual([]);
});

test.each([
  ['Get a free roof this spring.', 'free roof'],
  ['A free new roof. Book an inspection.', 'free new roof'],
  ['A free roof, and an inspection too', 'free roof'],
  ['A free roof with each inspection', 'free roof'],
  ['A free roof after our assessment', 'free roof'],
  ['Get a new roof for free with your insurance.', 'new roof for free'],
  ['We are the company that offers a free roof.', 'free roof'],
  ['Sign today and walk away with a free roof.', 'free roof'],
  ['Our company says “free roof”, and means it.', 'free roof'],
  ['Our customers call it a “free roof”.', 'free roof'],
  ['We waive your deductible.', 'We waive your deductible'],
  ['We’ll eat your deductible.', 'We’ll eat your deductible'],
  ['$0 deductible roofs.', '$0 deductible'],
  ['We make your deductible disappear.', 'deductible disappear'],
  ['Get $500 off your deductible.', 'off your deductible'],
  [
    'We meet the adjuster and negotiate with your insurance company for you.',
    'We meet the adjuster and negotiate with your insurance',
  ],
  ['Zero out-of-pocket cost with insurance.', 'Zero out-of-pocket'],
  [
    'Your insurance pays it all: nothing out of pocket.',
    'insurance pays it all: nothing out of pocket',
  ],
  ['We guarantee your claim will be approved.', 'guarantee your claim will be approved'],
  ['We’ll get your insurance claim approved.', 'We’ll get your insurance claim approved'],
])('“%s” is a forbidden claim', (text, words) => {
  expect(wordsIn(text)).toEqual([words]);
});

test.each([
  ['Send us two photos of the ceiling.', 'Send us two photos'],
  ['If it is safe, text us a picture.', 'text us a picture'],
  [
    'Send us the address and a few photographs, please.',
    'Send us the address and a few photographs',
  ],
  ['Email a picture of the leak to us before we come.', 'Email a picture of the leak to us'],
  [
    'Photos of the roof can be texted to our office.',
    'Photos of the roof can be texted to our office',
  ],
  ['Share a video with us.', 'Share a video with us'],
  ['Please attach a photo. We call back.', 'Please attach a photo'],
  ['Please attach a photo, so that we know what to bring.', 'Please attach a photo'],
  ['Describe the damage, and upload your pictures.', 'and upload your pictures'],
  ['You can send photos at any time.', 'You can send photos'],
  ['Send Us Photos', 'Send Us Photos'],
])('“%s” asks for photographs', (text, words) => {
  expect(photoRequests(text)).toEqual([words]);
});

test.each([
  'We photograph each slope.',
  'We send you the photographs the same day.',
  'We climb up, measure, and send photos of what we find.',
  'Take photographs for your insurer.',
  'Send your photos to the adjuster, and keep a copy.',
  'Attach photos to your claim.',
  'Send your letter to jobs@harlowridge.com and attach a photo of a roof that you did.',
  'Send us the address and we photograph the roof.',
  'Do not send us photos; call.',
  'The text and photographs on this site are ours.',
  'Text and photographs on this site are ours.',
  'They send photos from a ladder that nobody climbed.',
  'Ask for the pictures that were taken, and email your agent.',
  'Photograph the hail next to a coin.',
  'Have your photographs at hand when we come.',
  'Send us your address.',
])('“%s” does not ask for photographs', (text) => {
  expect(photoRequests(text)).toEqual([]);
});
