import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { gatherFacts } from '../gatherFacts.ts';
import { fixSource } from './fixSource.ts';

const schema = z.strictObject({ name: z.string(), text: z.string(), service: z.string() });

function cureOf(lines: string) {
  const file = `name: Dana\n${lines}\nservice: Siding\n`;
  const { diagnostics } = gatherFacts('content/review.yaml', file, schema);
  return { diagnostics, fixed: fixSource(file, diagnostics).text };
}

const one = 'They came the next day.';
const two = 'The yard was clean when they left.';

test.each([
  ['below its name', `text:\n${one}`, one],
  ['further below its name', `text:\n\n${one}`, one],
  ['of two paragraphs below its name', `text:\n${one}\n\n${two}`, `${one}\n${two}`],
  ['announced and not indented', `text: |-\n${one}\n${two}`, `${one}\n${two}`],
  ['announced and half indented', `text: |-\n  ${one}\n${two}`, `${one}\n${two}`],
  ['announced with a dash', `text: |–\n  ${one}\n  ${two}`, `${one}\n${two}`],
  ['on the line that announces it', `text: |- ${one}\n  ${two}`, `${one}\n${two}`],
  ['on the line that announces it, alone', `text: |- ${one}`, one],
  ['announced as one paragraph', `text: >-\nThey came\nthe next day.`, one],
  ['with a short last paragraph', `text: ${one}\n\nHighly recommend!`, `${one}\nHighly recommend!`],
])('a text %s is read as it was meant', (_name, lines, text) => {
  const { diagnostics, fixed } = cureOf(lines);
  expect(diagnostics).toHaveLength(1);
  expect(parse(fixed)).toEqual({ name: 'Dana', text, service: 'Siding' });
});

test('a text below its name is told to be on its line', () => {
  const [found] = cureOf(`text:\n${one}`).diagnostics;
  expect(found?.help).toBe('Write the whole text on one line.');
});

test.each([
  ['below a sentence', `text: ${one}\nGreat crew: neat, quick`, `${one} Great crew: neat, quick`],
  ['below further lines', `text: ${one}\n${two}\nOur yard: clean`, `${one} ${two} Our yard: clean`],
  [
    'between quotes',
    `text: "${one}\n\nVerdict: clean\nPrice: fair"`,
    `${one}\nVerdict: clean Price: fair`,
  ],
])('words with a colon %s go on with the text', (_name, lines, text) => {
  const [found, ...others] = cureOf(lines).diagnostics;
  expect(others).toEqual([]);
  expect(parse(found?.suggestion ?? '')).toEqual({ text });
});

test.each([
  ['a single word', `text: ${one}\nAuthor: Dana`],
  ['words like a known name', `text: ${one}\nServi ces: Gutters`],
  ['words below no sentence', 'text: They came\nPhone number: (815) 555-0142'],
])('%s with a colon may be a field', (_name, lines) => {
  const suggestions = cureOf(lines).diagnostics.map(({ suggestion }) => suggestion ?? '');
  expect(suggestions.filter((words) => words.includes('text:'))).toEqual([]);
});

test('a few words that end no sentence may be something else', () => {
  const [found] = cureOf(`text: ${one}\n\nRating five`).diagnostics;
  expect(found?.suggestion).toBeUndefined();
});
