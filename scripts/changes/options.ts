import { parseArgs } from 'node:util';

const formatNames = ['terminal', 'markdown', 'json'] as const;

export type ChangesFormat = (typeof formatNames)[number];

/** What `npm run changes` is asked for. */
export interface ChangesOptions {
  /** The Git revision to compare with; the main branch if empty. */
  base: string;
  targets: readonly { format: ChangesFormat; file?: string }[];
  /** The folder for the report with pictures. */
  pictures?: string;
  isHelp: boolean;
}

/**
 * Reads the words after the program’s name.
 * @returns what they ask for, or the mistake in them in a sentence
 */
export function readChangesOptions(args: readonly string[]): ChangesOptions | { mistake: string } {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        base: { type: 'string', default: '' },
        format: { type: 'string', multiple: true, default: ['terminal'] },
        pictures: { type: 'string' },
        help: { type: 'boolean', default: false },
      },
    });
    const targets = values.format.map(readTarget);
    if (values.pictures === '') return { mistake: '--pictures names no folder.' };
    const { base, pictures, help: isHelp } = values;
    return { base, targets, isHelp, ...(pictures === undefined ? {} : { pictures }) };
  } catch (error) {
    return { mistake: error instanceof Error ? error.message : String(error) };
  }
}

/** @throws where there is no such format */
function readTarget(value: string): ChangesOptions['targets'][number] {
  const [name = '', ...rest] = value.split('=');
  const format = formatNames.find((known) => known === name);
  if (!format) throw new Error(`“${name}” is not a format; there are ${formatNames.join(', ')}.`);
  return { format, ...(rest.length > 0 && { file: rest.join('=') }) };
}
