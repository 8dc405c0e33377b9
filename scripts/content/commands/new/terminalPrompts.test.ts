import { autocomplete, CANCEL_SYMBOL, log, select, text } from '@clack/prompts';
import { beforeEach, expect, test, vi } from 'vitest';
import { reference } from '../../model/fields.ts';
import type { Prompt } from './collectAnswers.ts';
import { nameQuestion } from './questions.ts';
import { askInTerminal, Stopped } from './terminalPrompts.ts';

vi.mock('@clack/prompts', { spy: true });
const typing = vi.mocked(text);
const choosing = vi.mocked(select);
const searching = vi.mocked(autocomplete);
const telling = vi.mocked(log);

beforeEach(() => {
  typing.mockReset();
  choosing.mockReset();
  searching.mockReset();
  telling.error = vi.fn();
});

const prompt: Prompt = {
  question: nameQuestion,
  choices: undefined,
  usual: [],
  proposal: 'Roofs',
  problemOf: async (typed) => (typed === 'right' ? undefined : `Not ${typed}.`),
};

test('a wrong answer is explained and asked for again, ready to be corrected', async () => {
  typing.mockResolvedValueOnce('wrong').mockResolvedValueOnce('right');
  expect(await askInTerminal(prompt)).toBe('right');
  expect(telling.error).toHaveBeenCalledExactlyOnceWith('Not wrong.');
  expect(typing.mock.calls.map(([{ initialValue }]) => initialValue)).toEqual(['Roofs', 'wrong']);
});

test('after a picture that cannot be used, another source can be chosen', async () => {
  const question = { ...nameQuestion, schema: reference('picture', 'Picture', 'A picture') };
  choosing.mockResolvedValueOnce('computer').mockResolvedValueOnce('proposal');
  typing.mockResolvedValueOnce('/a.heic');
  expect(await askInTerminal({ ...prompt, question, proposal: 'right' })).toBe('right');
  expect(telling.error).toHaveBeenCalledExactlyOnceWith('Not /a.heic.');
});

test('a search that finds nothing is not an acceptable answer', async () => {
  const question = { ...nameQuestion, schema: reference('picture', 'Picture', 'A picture') };
  choosing.mockResolvedValueOnce('site').mockResolvedValueOnce('proposal');
  searching.mockResolvedValueOnce(undefined);
  expect(await askInTerminal({ ...prompt, question, proposal: 'right' })).toBe('right');
  expect(telling.error).toHaveBeenCalledExactlyOnceWith('Not .');
});

test('Ctrl+C ends the questions', async () => {
  typing.mockResolvedValueOnce(CANCEL_SYMBOL);
  await expect(askInTerminal(prompt)).rejects.toThrow(Stopped);
});
