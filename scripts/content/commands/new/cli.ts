import { intro, outro } from '@clack/prompts';
import { currentFolders } from '../../source/folders.ts';
import { type Created, createEntry } from './createEntry.ts';
import type { Kind } from './entryText.ts';
import { type NewOptions, questionsFor, readNewOptions, usage } from './options.ts';
import { askInTerminal, askKind, Stopped } from './terminalPrompts.ts';

process.exitCode = await run(process.argv.slice(2));

async function run(args: readonly string[]): Promise<number> {
  try {
    return await main(args);
  } catch (error) {
    // A full disk, or a file of somebody else.
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

/** @param options missing where not even the kind is given */
async function inTerminal(options?: NewOptions): Promise<number> {
  intro('Something new for the site. Press Ctrl+C to stop; nothing is written before the end.');
  try {
    const wanted = options ?? { kind: await askKind(), slug: undefined, given: new Map() };
    const created = await createEntry(currentFolders(), wanted, askInTerminal);
    outro('file' in created ? 'Done.' : 'Nothing was written.');
    return report(created, wanted.kind);
  } catch (error) {
    if (!(error instanceof Stopped)) throw error;
    outro('Stopped. Nothing was written.');
    return 130;
  }
}

function report(created: Created, kind: Kind): number {
  if ('problems' in created) {
    const missing = created.missing.map(({ option }) => `--${option}`);
    const needed = `Without a terminal to ask in, a new ${kind.name} needs ${list(missing)}.`;
    return refuse([...created.problems, ...(missing.length > 0 ? [needed] : [])].join('\n'));
  }
  const { file, notes, findings } = created;
  process.stdout.write([`content/${file} is written.`, ...notes, ''].join('\n'));
  for (const { line, message, help } of findings) {
    process.stderr.write(`  Line ${line}: ${message}\n    ${help}\n`);
  }
  return findings.some(({ severity }) => severity === 'error') ? 1 : 0;
}

function optionsOf(kind: Kind): string {
  const lines = questionsFor(kind).map(
    ({ option, label, purpose }) => `  --${option}\n      ${label}: ${purpose}.\n`,
  );
  const slug = '  --slug\n      The file’s name, where it shall not come from the title.\n';
  return `Options of a ${kind.name}:\n${lines.join('')}${slug}`;
}

function list(items: readonly string[]): string {
  return items.length > 1 ? `${items.slice(0, -1).join(', ')} and ${items.at(-1)}` : items.join('');
}

function refuse(words: string): number {
  process.stderr.write(`${words}\n`);
  return 2;
}
