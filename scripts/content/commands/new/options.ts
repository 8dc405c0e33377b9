import { parseArgs } from 'node:util';
import { collectionTypes, contentTypes } from '../../model/contentTypes.ts';
import { fileSlug } from '../../model/fileName.ts';
import { didYouMean } from '../../model/nearest.ts';
import { type Kind, kinds } from './entryText.ts';
import { allQuestionsOf, bodyQuestion, type Question } from './questions.ts';

export interface NewOptions {
  kind: Kind;
  /** The file’s name without its ending, where it shall not come from the title. */
  slug: string | undefined;
  /** The other options with what they say. */
  given: ReadonlyMap<string, string>;
}

const kindNames = kinds.map(({ name }) => name);

export const usage = `Usage:
  npm run new                   asks for everything, one question after the other
  npm run new -- <${kindNames.join('|')}> "Title" [--option "value" …]
  npm run new -- post --help    lists the options of a post

In a terminal it asks for what the options leave open. --image-file takes a picture from anywhere on
the computer and copies it into content/images.
`;

/** Everything that can be said about a new entry on the command line. */
export function questionsFor({ collection }: Kind): Question[] {
  const { extension } = collectionTypes[collection];
  const schema = contentTypes[collection].schema;
  const questions = allQuestionsOf(schema);
  return extension === '.md' ? [...questions, bodyQuestion] : questions;
}

/** @returns what to do, the kind whose options to list, or what is wrong with the words given */
export function readNewOptions(
  args: readonly string[],
): NewOptions | { help: Kind | undefined } | { mistake: string } {
  const [name = '', ...rest] = args;
  const kind = kinds.find((candidate) => candidate.name === name);
  if (['--help', '-h', ''].includes(name)) return { help: undefined };
  if (!kind) {
    return { mistake: `“${name}” cannot be made. ${didYouMean(name, kindNames, 'There are')}` };
  }
  const known = [...questionsFor(kind).map(({ option }) => option), 'slug'];
  try {
    const { values, positionals } = parseArgs({
      args: rest,
      options: {
        help: { type: 'boolean', short: 'h' },
        ...Object.fromEntries(known.map((option) => [option, { type: 'string' as const }])),
      },
      allowPositionals: true,
    });
    if (values.help) return { help: kind };
    if (positionals.length > 1) {
      return {
        mistake: `“${positionals[1]}” is too much. Put a title of several words in quotes.`,
      };
    }
    const { slug, help: _help, ...fields } = values as Record<string, string>;
    const name = slug === undefined ? undefined : fileSlug(slug);
    if (name === '') {
      return { mistake: `--slug cannot be “${slug}”: lower-case letters, digits and hyphens.` };
    }
    const title = positionals.map((words): [string, string] => [kind.titleField, words]);
    return { kind, slug: name, given: new Map([...title, ...Object.entries(fields)]) };
  } catch (error) {
    return { mistake: mistakeOf(error, kind, known) };
  }
}

function mistakeOf(error: unknown, kind: Kind, known: readonly string[]): string {
  const message = error instanceof Error ? error.message : String(error);
  const option = /^Unknown option '--([^']+)'/.exec(message)?.[1];
  if (option === undefined) return message;
  return `A ${kind.name} has no option --${option}. ${didYouMean(option, known, 'There are')}`;
}
