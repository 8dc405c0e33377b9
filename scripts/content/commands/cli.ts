import { currentFolders } from '../source/folders.ts';
import { checkCeiling, keepWithin } from './ceiling.ts';
import { runCli } from './runCli.ts';

/** Commands besides the check and the compiler; each loads only what it needs. */
const tools = new Map<string, (args: readonly string[]) => Promise<number>>([
  ['calendar', async (args) => (await import('./calendar.ts')).runCalendar(args)],
  ['format', async (args) => (await import('./formatContent.ts')).runFormat(args)],
  ['guide', async () => (await import('./guide/editorFiles.ts')).runGuide()],
  ['new', async (args) => (await import('./new/runNew.ts')).runNew(args)],
  ['samples', async () => (await import('./samples.ts')).runSamples()],
]);

const { env, stdout, stderr } = process;
const args = process.argv.slice(2);
const [command = '', ...rest] = args;

if (command === 'check') keepWithin(checkCeiling, currentFolders(process.cwd(), env).content);
const tool = tools.get(command);
process.exitCode = tool
  ? await tool(rest)
  : await runCli(args, { root: process.cwd(), env, stdout, stderr });
