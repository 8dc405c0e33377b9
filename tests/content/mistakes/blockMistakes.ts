import type { Mistake } from './mistake.ts';
import { inText } from './signMistakes.ts';

const picture = '![Hail on a ridge cap](../images/posts/roscoe-premium-shingles.svg)';

/** A video whose address cannot stay as it is. */
const video = (name: string, address: string): Mistake =>
  inText(name, 'video-address', `:::video\n[Our crew](${address})\n:::`, address);

/** Blocks that are not written as they should be. */
export const blockMistakes: readonly Mistake[] = [
  inText('a block whose name is misspelt', 'unknown-block', ':::stepps\n1. Call us\n:::', 'stepps'),
  inText('a block with a capital', 'unknown-block', ':::Steps\n1. Call us\n:::', 'Steps'),
  inText('a block by another name', 'unknown-block', ':::faq[How soon?]\nToday.\n:::', 'faq'),
  inText('a block that nobody knows', 'unknown-block', ':::weather\nRain.\n:::', 'weather'),
  inText('a block with a space', 'block-line', '::: steps\n1. Call us\n:::', '::: steps'),
  inText('a block with two colons', 'block-line', '::steps\n1. Call us\n:::', '::steps'),
  inText('a block with one colon', 'block-line', ':steps\n1. Call us\n:::', ':steps'),
  inText('a block without brackets', 'block-line', ':::fact 72 hours\nSoon.\n:::', ':::fact'),
  inText('a block with half a bracket', 'block-line', ':::fact[72 hours\nSoon.\n:::', ':::fact'),
  inText('a block with braces', 'block-line', ':::fact[72 hours]{.big}\nSoon.\n:::', '{.big}'),
  inText('a block on one line', 'block-line', ':::fact[72 hours] Soon. :::', ':::fact'),
  inText(
    'words behind a label',
    'block-line',
    ':::question[How soon?] Soon.\n\nAt once.\n:::',
    ':::question',
  ),
  inText('a block with an apostrophe', 'block-line', ":::don't[Don’t]\n- Climb\n:::", ":::don't"),
  inText('a block that ends in two colons', 'block-line', ':::steps\n1. Call us\n::', '::\n\n'),
  inText('a block that ends in words', 'block-line', ':::steps\n1. Call us\n::: end', '::: end'),
  inText('a block that ends too far in', 'block-line', ':::steps\n1. Call us\n    :::', '    :::'),
  inText('the end of no block', 'block-line', 'We come.\n\n:::', ':::\n'),
  inText(
    'a block without an end',
    'open-block',
    ':::steps\n1. Call us\n\nWe come.\n\n:::do[Do]\n- Wait\n:::',
    '1. Call us',
  ),
  inText('a last block without an end', 'open-block', ':::fact[72 hours]\nSoon.', 'Soon.'),
  inText(
    'a block within a block',
    'block-place',
    ':::question[How soon?]\nSoon.\n\n:::fact[72 hours]\nAfter your call.\n:::\n:::',
    ':::fact',
  ),
  inText(
    'a block within a list',
    'block-place',
    '- Hail\n\n  :::fact[72 hours]\n  Soon.\n  :::',
    ':::fact',
  ),
  inText('a figure that is missing', 'block-label', ':::fact\nSoon.\n:::', ':::fact'),
  inText(
    'a figure that is a sentence',
    'block-label',
    ':::fact[In less than seventy-two hours]\nSoon.\n:::',
    '[In less',
  ),
  inText(
    'brackets where none belong',
    'block-label',
    ':::steps[Our way]\n1. Call us\n:::',
    '[Our way]',
  ),
  inText('empty brackets where none belong', 'block-label', ':::steps[]\n1. Call us\n:::', '[]'),
  inText(
    'a link in a question',
    'block-label',
    ':::question[Why [us](/about)?]\nSoon.\n:::',
    '[Why',
  ),
  inText('steps without numbers', 'block-content', ':::steps\n- Call us\n- Wait\n:::', '- Call us'),
  inText('steps without a list', 'block-content', ':::steps\nCall us.\n:::', ':::steps'),
  inText(
    'what to do with numbers',
    'block-content',
    ':::do[Do]\n1. Call us\n2. Wait\n:::',
    '1. Call',
  ),
  inText('what to do without a list', 'block-content', ':::do[Do]\n:::', ':::do'),
  inText('a question without an answer', 'block-content', ':::question[Why?]\n:::', ':::question'),
  inText(
    'a heading in an answer',
    'block-content',
    ':::question[Why?]\n## Hail\n:::',
    ':::question',
  ),
  inText('a call without words', 'block-content', ':::call[Call us]\n:::', ':::call'),
  inText('a figure with a list', 'block-content', ':::fact[72 hours]\n- Soon\n:::', ':::fact'),
  inText(
    'a picture without a caption',
    'block-content',
    `:::picture\n${picture}\n:::`,
    ':::picture',
  ),
  inText('a caption without a picture', 'block-content', ':::picture\nHail.\n:::', ':::picture'),
  inText(
    'a caption that touches its picture',
    'block-content',
    `:::picture\n${picture}\nHail.\n:::`,
    '![Hail',
  ),
  inText(
    'two pictures in a block',
    'block-content',
    `:::picture\n${picture}\n\n${picture.replace('Hail', 'Rust')}\n:::`,
    ':::picture',
  ),
  video('a video of another site', 'https://www.dailymotion.com/video/x8abcde'),
  video('a list of videos', 'https://www.youtube.com/playlist?list=PL1234567890'),
  video('a channel', 'https://www.youtube.com/@roofers'),
  video('a video by its short address', 'https://youtu.be/M7lc1UVf-VE?si=AbC'),
  video('a short video', 'https://www.youtube.com/shorts/M7lc1UVf-VE'),
  video('a video within a list', 'https://www.youtube.com/watch?v=M7lc1UVf-VE&list=PL1'),
  video('a video in its frame', 'https://player.vimeo.com/video/76979871?h=8272103f6e'),
  inText('a video without a link', 'block-content', ':::video\nOur crew.\n:::', ':::video'),
  inText(
    'a video without its title',
    'block-content',
    ':::video\nhttps://www.youtube.com/watch?v=M7lc1UVf-VE\n:::',
    ':::video',
  ),
  inText(
    'two videos in a block',
    'block-content',
    ':::video\n[Our crew](https://vimeo.com/76979871)\n\n[Our van](https://vimeo.com/76979872)\n:::',
    ':::video',
  ),
];
