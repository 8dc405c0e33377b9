import { parseArgs } from 'node:util';
import { checkContent } from './checkContent.ts';
import { compile } from './compile.ts';
import { foldersIn } from './folders.ts';
import { formatJson } from './reporters/json.ts';
import { progressLine } from './reporters/progressLine.ts';
import { formatTerminal } from './reporters/terminal.ts';

const usage = `Usage:
  npm run check [-- --format terminal|json]   says what is wrong with the content
  npm run compile                             also brings generated/ up to date
`;

const formatters = { terminal: formatTerminal, json: formatJson } as const;
const isFormat = (format: string): format is keyof typeof formatters =>
  Object.hasOwn(formatters, format);

process.exitCode = await main(process.argv.slice(2));

/** @returns the exit status: 0 fine, 1 the content has errors, 2 the command’s words are off */
async function main(args: string[]): Promise<number> {
  const options = readOptions(args);
  if ('mistake' in options) {
    process.stderr.write(`${options.mistake}\n\n${usage}`);
    return 2;
  }
  const folders = foldersIn(process.cwd());
  const progress = progressLine('Encoding pictures');
  const { report } =
    options.command === 'check' ? await checkContent(folders) : await compile(folders, progress);
  const isQuiet = options.command === 'compile' && report.diagnostics.length === 0;
  if (!isQuiet) process.stdout.write(formatters[options.format](report));
  return report.errors > 0 ? 1 : 0;
}

function readOptions(
  args: string[],
): { command: 'check' | 'compile'; format: keyof typeof formatters } | { mistake: string } {
  try {
    const { values, positionals } = parseArgs({
      args,
      options: { format: { type: 'string', default: 'terminal' } },
      allowPositionals: true,
    });
    const [command = '', ...rest] = positionals;
    if (rest.length > 0) return { mistake: `“${rest[0]}” is not an option.` };
    if (command !== 'check' && command !== 'compile')
      return { mistake: `“${command}” is not a command.` };
    if (!isFormat(values.format)) return { mistake: `“${values.format}” is not a format.` };
    return { command, format: values.format };
  } catch (error) {
    return { mistake: error instanceof Error ? error.message : String(error) };
  }
}
