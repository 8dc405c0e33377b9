import { parseArgs } from 'node:util';
import { isError } from '../../model/diagnostic.ts';
import { fileSlug } from '../../model/fileName.ts';
import { didYouMean } from '../../model/words.ts';
import { currentFolders } from '../../source/folders.ts';
import { type Created, createEntry, type NewOptions } from './createEntry.ts';
import { allQuestionsOf, type Kind, kinds, nameQuestion } from './questions.ts';

const kindNames = kinds.map(({ name }) => name);

const usage = `Usage:
  npm run new                   asks for everything, one question at a time
  npm run new -- <${kindNames.join('|')}> "Title" [--option "value" …]
  npm run new -- post --help    lists the options for a post

In a terminal, it asks for whatever the options leave open. --image-file takes a picture from
anywhere on the computer and copies it into content/images.
`;

export async function runNew(args: readonly string[]): Promise<number> {
  try {
    return await main(args);
  } catch (error) {
    // For example a full disk, or no permission.
    if (!(error instanceof Error && 'syscall' in error)) throw error;
    return refuse(`${error.message}\nNothing was written.`);
  }
}

/** @returns the exit status: 0 written, 1 written with a mistake, 2 not written, 130 stopped */
async function main(args: readonly string[]): Promise<number> {
  const hasTerminal = process.stdin.isTTY && process.stdout.isTTY;
  if (hasTerminal && args.length === 0) return inTerminal();
  const options = readNewOptions(args);
  if ('mistake' in options) return refuse(`${options.mistake}\n\n${usage}`);
  if ('help' in options) {
    process.stdout.write(options.help ? optionsOf(options.help) : usage);
    return 0;
  }
  if (hasTerminal) return inTerminal(options);
  return report(await createEntry(currentFolders(), options), options.kind);
}

/** @param options missing if not even the kind is given */
async function inTerminal(options?: NewOptions): Promise<number> {
  const { createInTerminal } = await import('./terminalPrompts.ts');
  const { created, kind } = (await createInTerminal(currentFolders(), options)) ?? {};
  return created && kind ? report(created, kind) : 130;
}

const listed = new Intl.ListFormat('en-US');

function report(created: Created, kind: Kind): number {
  if ('problems' in created) {
    const missing = created.missing.map(({ option }) => `--${option}`);
    const needed = `Without a terminal to ask in, a new ${kind.name} needs ${listed.format(missing)}.`;
    return refuse([...created.problems, ...(missing.length > 0 ? [needed] : [])].join('\n'));
  }
  const { file, notes, findings } = created;
  process.stdout.write([`content/${file} was written.`, ...notes, ''].join('\n'));
  for (const { line, message, help } of findings) {
    process.stderr.write(`  Line ${line}: ${message}\n    ${help}\n`);
  }
  return findings.some(isError) ? 1 : 0;
}

function optionsOf(kind: Kind): string {
  const lines = allQuestionsOf(kind).map(
    ({ option, label, purpose }) => `  --${option}\n      ${label}: ${purpose}.\n`,
  );
  const slug = `  --${nameQuestion.option}\n      ${nameQuestion.purpose}.\n`;
  return `Options for a ${kind.name}:\n${lines.join('')}${slug}`;
}

function refuse(words: string): number {
  process.stderr.write(`${words}\n`);
  return 2;
}

/** @returns what to do, the kind whose options to list, or the mistake in the arguments */
export function readNewOptions(
  args: readonly string[],
): NewOptions | { help: Kind | undefined } | { mistake: string } {
  const [name = '', ...rest] = args;
  const kind = kinds.find((candidate) => candidate.name === name);
  if (['--help', '-h', ''].includes(name)) return { help: undefined };
  if (!kind) {
    return { mistake: `“${name}” can’t be added. ${didYouMean(name, kindNames, 'You can add')}` };
  }
  const known = [...allQuestionsOf(kind).map(({ option }) => option), 'slug'];
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
        mistake: `“${positionals[1]}” is one too many. Put a title of several words in quotes.`,
      };
    }
    const { slug, help: _help, ...fields } = values as Record<string, string>;
    const name = slug === undefined ? undefined : fileSlug(slug);
    if (name === '') {
      return { mistake: `--slug cannot be “${slug}”. Use lowercase letters, digits and hyphens.` };
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
  return `A ${kind.name} has no option --${option}. ${didYouMean(option, known, 'The options are')}`;
}
