import { existsSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { entryFile } from '../../model/contentFolder.ts';
import { metaOf, unwrap } from '../../model/fieldSchema.ts';
import { fileSlug } from '../../model/fileName.ts';
import type { Folders } from '../../source/folders.ts';
import { choicesFor, proposalFor, type Situation, usualAnswers } from './offers.ts';
import { type Answers, type Kind, nameQuestion, type Question, questionsOf } from './questions.ts';
import {
  type BroughtPicture,
  bringPicture,
  type Choice,
  type ReadAnswer,
  readAnswer,
} from './readAnswer.ts';

/** What a question shows to the person who is asked. */
export interface Prompt {
  question: Question;
  choices: readonly Choice[] | undefined;
  usual: readonly string[];
  proposal: string | undefined;
  /** Why an answer is not acceptable; `undefined` if it is. */
  problemOf: (typed: string) => Promise<string | undefined>;
}

/** Asks for an answer that has no problem. */
export type Ask = (prompt: Prompt) => Promise<string>;

interface Collected {
  answers: Map<string, unknown>;
  /** The file’s name, without its extension. */
  slug: string | undefined;
  /** Pictures to copy in. */
  pictures: BroughtPicture[];
  /** Questions without an answer, because there is nobody to ask. */
  missing: Question[];
  problems: string[];
}

/** What is known before the first question, and who can be asked. */
interface Interview extends Omit<Situation, 'answers'> {
  folders: Folders;
  /** The values from the command line, by option. */
  given: ReadonlyMap<string, string>;
  /** Missing if there is no terminal. */
  ask: Ask | undefined;
}

/**
 * Answers each question of a new file: from the options, with an obvious answer, or by asking.
 */
export async function collectAnswers(interview: Interview): Promise<Collected> {
  const { slug, given } = interview;
  const collected: Collected = {
    answers: new Map(),
    slug,
    pictures: [],
    missing: [],
    problems: [],
  };
  const done = new Set<string>();
  for (;;) {
    const question = nextQuestion(interview, collected, done);
    if (!question) break;
    done.add(question.option);
    await answer(question, interview, collected);
    const problem = await settleName(interview, collected);
    if (problem) return { ...collected, missing: [], problems: [problem] };
  }
  const unused = [...given.keys()].filter((option) => !done.has(option));
  collected.problems.push(...unused.map((option) => `--${option} does not fit the other options.`));
  return collected;
}

function nextQuestion(
  { kind, given, ask }: Interview,
  { answers }: Collected,
  done: ReadonlySet<string>,
): Question | undefined {
  return questionsOf(kind, answers).find(
    ({ option, required }) =>
      !done.has(option) &&
      (required || given.has(option) || (ask && kind.offers?.includes(option))),
  );
}

async function answer(
  question: Question,
  interview: Interview,
  collected: Collected,
): Promise<void> {
  const { kind, model, folders, given, ask } = interview;
  const { answers, slug, missing, problems } = collected;
  const proposal = proposalFor(question, { ...interview, slug, answers });
  const choices = choicesFor(question, model);
  const usual = usualAnswers(question, kind.collection, model);
  const read = async (typed: string): Promise<ReadAnswer> => {
    const known = readAnswer(question, typed, choices);
    if ('value' in known || metaOf(question.schema).reference !== 'picture') return known;
    // Perhaps a picture that is not in `content/images/` yet.
    return (await bringPicture(typed, `${kind.folder}/${slug}`, folders)) ?? known;
  };
  // An empty option is a mistake, but an optional question can be skipped.
  const isOffer = !question.required && !given.has(question.option);
  const isLeftOut = (typed: string) => isOffer && typed.trim() === '';
  const problemOf = async (typed: string) => {
    if (isLeftOut(typed)) return undefined;
    const found = await read(typed);
    return 'problem' in found ? found.problem : undefined;
  };
  const isOpen = !(unwrap(question.schema) instanceof z.ZodLiteral);
  let text = given.get(question.option) ?? (ask && isOpen ? undefined : proposal);
  text ??= await ask?.({ question, choices, usual, proposal, problemOf });
  if (text === undefined) {
    missing.push(question);
    return;
  }
  if (isLeftOut(text)) return;
  const found = await read(text);
  if ('problem' in found) {
    problems.push(`--${question.option}: ${found.problem}`);
    return;
  }
  if (found.picture) collected.pictures.push(found.picture);
  answers.set(question.option, found.value);
}

/**
 * Gives the new file its name as soon as the answers for it are known.
 * @returns why it cannot have it, if there is nobody to ask for another one
 */
async function settleName(
  { kind, slug: wanted, folders, ask }: Interview,
  collected: Collected,
): Promise<string | undefined> {
  const slug = wanted ?? slugFrom(kind, collected.answers);
  const isSettled = collected.slug !== wanted;
  if (slug === undefined || isSettled) return undefined;
  collected.slug = slug;
  const problem = nameProblem(slug, kind, folders);
  if (!problem) return undefined;
  if (!ask) return `${problem} Nothing was changed. Choose another name with --slug.`;
  const typed = await ask({
    question: { ...nameQuestion, purpose: `${problem} Choose another name for the new file` },
    choices: undefined,
    usual: [],
    proposal: undefined,
    problemOf: async (words) => nameProblem(fileSlug(words), kind, folders),
  });
  collected.slug = fileSlug(typed);
  return undefined;
}

/** The file’s name, once the fields that it is made from are answered. */
function slugFrom({ slugFields }: Kind, answers: Answers): string | undefined {
  const words = slugFields.map((field) => answers.get(field));
  return words.every((word) => typeof word === 'string') ? fileSlug(words.join(' ')) : undefined;
}

/** @returns why a new file cannot have the name; `undefined` if it can */
function nameProblem(
  slug: string,
  kind: Kind,
  { content }: Pick<Folders, 'content'>,
): string | undefined {
  if (slug === '') return 'That can’t be turned into a file name.';
  const file = entryFile(kind, slug);
  return existsSync(path.join(content, file)) ? `content/${file} already exists.` : undefined;
}
