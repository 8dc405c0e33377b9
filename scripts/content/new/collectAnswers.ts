import { z } from 'zod';
import { collectionTypes } from '../contentTypes.ts';
import { contentSchemas } from '../schemas/contentSchemas.ts';
import { unwrap } from '../validate/fieldSchema.ts';
import { choicesFor, usualAnswers } from './choices.ts';
import { slugFrom } from './fileName.ts';
import { proposalFor, type Situation } from './proposals.ts';
import { bodyQuestion, type Question, questionsOf } from './questions.ts';
import { readAnswer } from './readAnswer.ts';

/** What a person is shown when asked. */
export interface Prompt {
  question: Question;
  choices: readonly string[] | undefined;
  usual: readonly string[];
  proposal: string | undefined;
  /** What was wrong with the answer before. */
  problem: string | undefined;
}

export type Ask = (prompt: Prompt) => Promise<string>;

export interface Collected {
  answers: Map<string, unknown>;
  /** Questions without an answer, as there is nobody to ask. */
  missing: Question[];
  problems: string[];
}

/**
 * Answers each question of a new file: from the options, from what fits without asking, or by
 * asking.
 * @param given what the command line says, by option
 * @param ask missing where there is no terminal
 * @param known looks at the answers after each one; a text ends the questions as a problem
 */
export async function collectAnswers(
  given: ReadonlyMap<string, string>,
  situation: Omit<Situation, 'answers'>,
  ask?: Ask,
  known: (answers: ReadonlyMap<string, unknown>) => string | undefined = () => undefined,
): Promise<Collected> {
  const collected: Collected = { answers: new Map(), missing: [], problems: [] };
  const done = new Set<string>();
  for (;;) {
    const question = nextQuestion(situation, collected, given, done);
    if (!question) break;
    done.add(question.option);
    await answer(question, given.get(question.option), situation, collected, ask);
    const problem = known(collected.answers);
    if (problem) return { ...collected, missing: [], problems: [problem] };
  }
  const unused = [...given.keys()].filter((option) => !done.has(option));
  collected.problems.push(...unused.map((option) => `--${option} does not fit the other options.`));
  return collected;
}

function nextQuestion(
  { kind }: Omit<Situation, 'answers'>,
  { answers }: Collected,
  given: ReadonlyMap<string, string>,
  done: ReadonlySet<string>,
): Question | undefined {
  const { extension } = collectionTypes[kind.collection];
  const schema = contentSchemas[kind.collection];
  const questions = questionsOf(schema, answers);
  if (extension === '.md') questions.push(bodyQuestion);
  return questions.find(
    ({ option, required }) => !done.has(option) && (required || given.has(option)),
  );
}

async function answer(
  question: Question,
  typed: string | undefined,
  known: Omit<Situation, 'answers'>,
  { answers, missing, problems }: Collected,
  ask: Ask | undefined,
): Promise<void> {
  const slug = known.slug ?? slugFrom(known.kind, answers);
  const proposal = proposalFor(question, { ...known, slug, answers });
  const choices = choicesFor(question, known.model);
  const usual = usualAnswers(question, known.kind.collection, known.model);
  const isOpen = !(unwrap(question.schema) instanceof z.ZodLiteral);
  let text = typed ?? (ask && isOpen ? undefined : proposal);
  let problem: string | undefined;
  for (;;) {
    if (text === undefined && !ask) {
      missing.push(question);
      return;
    }
    text ??= (await ask?.({ question, choices, usual, proposal, problem })) || proposal || '';
    const read = readAnswer(question, text, choices);
    if ('value' in read) {
      answers.set(question.option, read.value);
      return;
    }
    if (!ask) {
      problems.push(`--${question.option}: ${read.problem}`);
      return;
    }
    problem = read.problem;
    text = undefined;
  }
}
