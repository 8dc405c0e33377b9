import { expect, test } from 'vitest';
import { countFinding } from './listCounts.ts';

/** The words that say how many entries a list has, if that is not one. */
const wordsIn = (text: string) =>
  countFinding(text.replace(/^## /, ''), 1, text.startsWith('## '))?.words;

test.each([
  ['## Three reasons to call us', 'Three reasons'],
  ['## The 5 most common mistakes after a storm', '5 most common mistakes'],
  ['## Our four steps', 'four steps'],
  ['## Here are three signs of hail', 'three signs'],
  ['There are two quick ways to tell:', 'two quick ways'],
  ['It rained. We do it in four steps:', 'four steps'],
  ['Look for three things first:', 'three things'],
])('%s', (text, words) => {
  expect(wordsIn(text)).toBe(words);
});

test.each([
  '## Two weeks before the storm',
  '## Step one of four',
  '## The first three steps',
  '## One of three options',
  '## Two or three things to ask',
  '## Four steps in two days',
  '## Questions',
  'There are three ways to pay.',
  'Three things happen next. You see:',
  'For all three kinds we check:',
  'Of the five steps, these are ours:',
  'There are two ways, but before you choose:',
  'The last two steps:',
  'We hear one of three reasons:',
  'At least three things:',
])('%s says nothing about a list', (text) => {
  expect(wordsIn(text)).toBeUndefined();
});
