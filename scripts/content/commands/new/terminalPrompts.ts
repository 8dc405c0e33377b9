import {
  autocomplete,
  CANCEL_SYMBOL,
  intro,
  log,
  multiselect,
  outro,
  select,
  text,
} from '@clack/prompts';
import { z } from 'zod';
import { metaOf, unwrap } from '../../model/fieldSchema.ts';
import type { Folders } from '../../source/folders.ts';
import type { Ask, Prompt } from './collectAnswers.ts';
import { type Created, createEntry, type NewOptions } from './createEntry.ts';
import { type Kind, kinds } from './questions.ts';

/** Thrown when the person presses Ctrl+C. */
export class Stopped extends Error {}

/** @throws {Stopped} */
function given<Answer>(answer: Answer | typeof CANCEL_SYMBOL): Answer {
  if (answer === CANCEL_SYMBOL) throw new Stopped();
  return answer as Answer;
}

/**
 * Creates a new entry from the options and from answers to questions.
 * @param options missing if not even the kind is given
 * @returns the result; `undefined` if the person stopped
 */
export async function createInTerminal(
  folders: Folders,
  options?: NewOptions,
): Promise<{ created: Created; kind: Kind } | undefined> {
  intro('Add something new to the site. Press Ctrl+C to stop; nothing is written until the end.');
  try {
    const wanted = options ?? { kind: await askKind(), slug: undefined, given: new Map() };
    const created = await createEntry(folders, wanted, askInTerminal);
    outro('file' in created ? 'Done.' : 'Nothing was written.');
    return { created, kind: wanted.kind };
  } catch (error) {
    if (!(error instanceof Stopped)) throw error;
    outro('Stopped. Nothing was written.');
    return undefined;
  }
}

/** @returns what to create */
async function askKind(): Promise<Kind> {
  const options = kinds.map((kind) => ({ value: kind, label: kind.label }));
  return given(await select({ message: 'What do you want to add?', options }));
}

/**
 * Asks in the terminal, until the answer has no problem.
 * @throws {Stopped}
 */
export const askInTerminal: Ask = async (prompt) => {
  const askOnce = isPicture(prompt) ? choosePicture : prompt.choices ? chooser(prompt) : write;
  let typed = await askOnce(prompt, prompt.proposal);
  for (;;) {
    const problem = await prompt.problemOf(typed);
    if (problem === undefined) return typed;
    log.error(problem);
    typed = await askOnce(prompt, typed);
  }
};

type AskOnce = (prompt: Prompt, start: string | undefined) => Promise<string>;

const isPicture = ({ question }: Prompt) => metaOf(question.schema).reference === 'picture';

const write: AskOnce = async ({ question, usual }, start) =>
  given(
    await text({
      message: `${question.label}: ${question.purpose}${isList(question.schema) ? '; separate them with commas' : ''}.`,
      ...(usual.length > 0 ? { placeholder: `for example ${usual.slice(0, 3).join('; ')}` } : {}),
      ...(start === undefined ? {} : { initialValue: start }),
    }),
  ) ?? '';

const isList = (schema: z.core.$ZodType) => unwrap(schema) instanceof z.ZodArray;

const chooser = ({ question }: Prompt) => (isList(question.schema) ? chooseSeveral : choose);

/** Allows choosing none if the list may be left out. */
const chooseSeveral: AskOnce = async ({ question, choices = [] }) =>
  given(
    await multiselect({
      message: `${question.label}? Select with the space bar, then press Enter.`,
      options: choices.map(({ value, label }) => ({ value, label })),
      required: question.required,
    }),
  ).join(', ');

const choose: AskOnce = async ({ question, choices = [] }, start) =>
  given(
    await select({
      // For a reference, the purpose says how to write it, which people who choose need not know.
      message: metaOf(question.schema).reference
        ? `${question.label}?`
        : `${question.label}: ${question.purpose}.`,
      options: [
        ...(question.required ? [] : [{ value: '', label: 'None' }]),
        ...choices.map(({ value, label }) => ({ value, label })),
      ],
      ...(start === undefined ? {} : { initialValue: start }),
    }),
  );

/** Asks where the picture should come from, and then which one. */
const choosePicture: AskOnce = async (prompt) => {
  const { proposal } = prompt;
  const from = given(
    await select({
      message: 'Which picture should it have?',
      options: [
        { value: 'computer', label: 'Copy one from this computer' },
        { value: 'site', label: 'Choose one that the site already has' },
        ...(proposal
          ? [{ value: 'proposal', label: `Use ${proposal} for now`, hint: 'change it later' }]
          : []),
      ],
    }),
  );
  if (from === 'computer') return askPath();
  return from === 'site' ? search(prompt) : (proposal ?? '');
};

const search = async ({ choices = [] }: Prompt) =>
  given(
    await autocomplete({
      message: 'Which one? Type part of its name.',
      options: choices.map(({ value }) => ({ value, label: value })),
      maxItems: 10,
    }),
    // Nothing is returned if Enter is pressed without a match.
  ) ?? '';

/** Starts empty each time, because a file dragged into the window is added to what is there. */
const askPath = async () =>
  given(
    await text({
      message:
        'Where is the picture? Drag the file into this window, or type its path. Any size works, tall or wide.',
    }),
  ) ?? '';
