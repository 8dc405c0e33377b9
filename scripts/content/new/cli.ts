import { foldersIn } from '../folders.ts';
import { askInTerminal } from './askInTerminal.ts';
import { type Created, createEntry } from './createEntry.ts';
import type { Kind } from './kinds.ts';
import { type NewOptions, questionsFor, readOptions, usage } from './options.ts';

process.exitCode = await main(process.argv.slice(2));

/** @returns the exit status: 0 written, 1 written with a mistake, 2 not written, 130 stopped */
async function main(args: readonly string[]): Promise<number> {
  const options = readOptions(args);
  if ('mistake' in options) return refuse(`${options.mistake}\n\n${usage}`);
  if ('help' in options) {
    process.stdout.write(options.help ? optionsOf(options.help) : usage);
    return 0;
  }
  try {
    return report(await create(options), options.kind);
  } catch (error) {
    if (!(error instanceof Error && error.name === 'AbortError')) throw error;
    process.stderr.write('\nStopped. Nothing was written.\n');
    return 130;
  }
}

async function create(options: NewOptions): Promise<Created> {
  const folders = foldersIn(process.cwd());
  if (!process.stdin.isTTY || !process.stdout.isTTY) return createEntry(folders, options);
  const { ask, close } = askInTerminal();
  try {
    return await createEntry(folders, options, ask);
  } finally {
    close();
  }
}

function report(created: Created, kind: Kind): number {
  if ('problems' in created) {
    const missing = created.missing.map(({ option }) => `--${option}`);
    const needed = `Without a terminal to ask in, a new ${kind.name} needs ${list(missing)}.`;
    return refuse([...created.problems, ...(missing.length > 0 ? [needed] : [])].join('\n'));
  }
  const { file, findings } = created;
  process.stdout.write(`content/${file} is written.\n${kind.next ? `${kind.next}\n` : ''}`);
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
