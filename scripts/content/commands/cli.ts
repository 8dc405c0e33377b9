import { currentFolders } from '../source/folders.ts';
import { checkCeiling, keepWithin } from './ceiling.ts';
import { runCli } from './runCli.ts';

const { env, stdout, stderr } = process;
const args = process.argv.slice(2);

if (args[0] === 'check') keepWithin(checkCeiling, currentFolders(process.cwd(), env).content);
process.exitCode = await runCli(args, { root: process.cwd(), env, stdout, stderr });
