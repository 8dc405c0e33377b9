import { parseArgs } from 'node:util';
import { formats, type Target } from './writeReports.ts';

/** What the command line asks for. */
export interface Options {
  command: 'check' | 'compile' | 'help';
  targets: readonly Target[];
  isFix: boolean;
  isLaunch: boolean;
  /** The base to compare with, empty for the main branch; `undefined` reports on everything. */
  changed?: string;
}

const definitions = {
  format: { type: 'string', multiple: true },
  changed: { type: 'string' },
  fix: { type: 'boolean', default: false },
  launch: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const;

/** A mistake in the arguments; the message is for the person who typed them. */
export class UsageError extends Error {}

/**
 * Reads the arguments after the program’s name.
 * @returns what they ask for, or their mistake in a sentence
 */
export const readOptions = (args: readonly string[]): Options | { mistake: string } =>
  orMistake(() => toOptions(args));

/** @returns what was read, or the message of a {@link UsageError} or of parseArgs */
export function orMistake<Read>(read: () => Read): Read | { mistake: string } {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof UsageError) && !isParseArgsError(error)) throw error;
    return { mistake: error.message.replace(/\. To specify.*$/s, '.') };
  }
}

const isParseArgsError = (error: unknown): error is Error =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');

function toOptions(args: readonly string[]): Options {
  const { values, positionals } = parseArgs({
    args: withBase(args),
    options: definitions,
    allowPositionals: true,
  });
  const { fix: isFix, launch: isLaunch, changed, format = ['terminal'] } = values;
  if (values.help) return { command: 'help', targets: [], isFix, isLaunch };
  const [command = '', extra] = positionals;
  if (command !== 'check' && command !== 'compile') {
    throw new UsageError(`“${command}” is not a command.`);
  }
  if (extra !== undefined) throw new UsageError(`“${extra}” is not an option.`);
  if (command === 'compile' && (isFix || isLaunch || changed !== undefined)) {
    throw new UsageError('--changed, --fix and --launch are options of check.');
  }
  const targets = format.map((value) => readTarget(value, formats));
  return { command, targets, isFix, isLaunch, ...(changed === undefined ? {} : { changed }) };
}

/** The value of `--changed` is optional, which parseArgs does not support. */
function withBase(args: readonly string[]): string[] {
  return args.map((word, index) => {
    const next = args[index + 1];
    return word === '--changed' && (next === undefined || next.startsWith('-')) ? `${word}=` : word;
  });
}

/**
 * Reads `NAME` or `NAME=FILE`.
 * @param formats all formats, by their names
 * @throws {UsageError} if it is none of them
 */
export function readTarget<Format extends string>(
  value: string,
  formats: Readonly<Record<Format, unknown>>,
): Target<Format> {
  const [name = '', ...rest] = value.split('=');
  const names = Object.keys(formats) as Format[];
  const format = names.find((known) => known === name);
  if (!format) throw new UsageError(`“${name}” is not a format. Formats: ${names.join(', ')}.`);
  if (rest.length === 0) return { format };
  const file = rest.join('=');
  if (file === '') throw new UsageError(`“${value}” has no file after the equals sign.`);
  return { format, file };
}
