import { runCli } from './runCli.ts';

const { env, stdout, stderr } = process;

process.exitCode = await runCli(process.argv.slice(2), {
  root: process.cwd(),
  env,
  stdout,
  stderr,
});
