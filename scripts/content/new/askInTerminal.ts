import { createInterface } from 'node:readline/promises';
import type { Ask, Prompt } from './collectAnswers.ts';

/**
 * Asks in the terminal, one line for each answer.
 * @returns `close` ends it; asking fails with an `AbortError` when the person presses Ctrl+C
 */
export function askInTerminal(
  input: NodeJS.ReadableStream = process.stdin,
  output: NodeJS.WritableStream = process.stdout,
): { ask: Ask; close: () => void } {
  const terminal = createInterface({ input, output });
  const stopped = new AbortController();
  // A closed input would leave the question open for ever.
  terminal.once('close', () => stopped.abort());
  const ask: Ask = (prompt) => terminal.question(words(prompt), { signal: stopped.signal });
  return { ask, close: () => terminal.close() };
}

const maxShown = 12;

function words({ question, choices, usual, proposal, problem }: Prompt): string {
  const shown = choices ?? usual;
  const more = shown.length > maxShown ? ', …' : '';
  const lines = [
    ...(problem ? [`  ${problem}`] : ['']),
    `${question.label}: ${question.purpose}.`,
    ...(shown.length > 0
      ? [`  ${choices ? 'One of' : 'For example'}: ${shown.slice(0, maxShown).join(', ')}${more}`]
      : []),
    ...(proposal ? [`  Press Enter for: ${proposal}`] : []),
    '> ',
  ];
  return lines.join('\n');
}
