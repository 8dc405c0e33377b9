import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { installHeadlessShell } from './findBrowser.ts';
import { fullSize, roundsOf, type Stage, stages, stagesFor } from './stages.ts';

process.exitCode = await main(process.argv.slice(2));

/**
 * Runs the stages named and what they need, or all but the slow ones; a failing one does not hide
 * what the next ones find.
 * @param args names of stages; `--full` takes the slow stages too, and the sweeps at full size
 * @returns the exit status
 */
async function main(args: string[]): Promise<number> {
  const names = args.filter((word) => word !== '--full');
  const unknown = names.find((name) => !stages.some((stage) => stage.name === name));
  if (unknown) {
    process.stderr.write(
      `“${unknown}” is not a stage. Stages: ${stages.map(({ name }) => name).join(', ')}.\n`,
    );
    return 2;
  }
  const isFull = args.includes('--full');
  if (isFull) Object.assign(process.env, { ...fullSize, ...process.env });
  // Stages that are run alone do with what is there.
  if (names.length === 0) installHeadlessShell();
  const start = performance.now();
  const results: Outcome[] = [];
  for (const round of roundsOf(stagesFor(names, isFull))) {
    const last = round.at(-1);
    results.push(...(await Promise.all(round.map((stage) => runStage(stage, stage === last)))));
  }
  const failed = results.filter(({ passed }) => !passed).length;
  const lines = results.map(
    ({ name, passed, seconds }) =>
      `${passed ? 'ok    ' : 'FAILED'} ${name.padEnd(10)} ${seconds.toFixed(1)} s`,
  );
  const total = ((performance.now() - start) / 1000).toFixed(1);
  process.stdout.write(`\n${lines.join('\n')}\ntotal  ${total} s\n`);
  process.stdout.write(`${results.length - failed} passed, ${failed} failed\n`);
  return failed > 0 ? 1 : 0;
}

interface Outcome {
  name: string;
  passed: boolean;
  seconds: number;
}

/**
 * Runs a stage.
 * @param isLive whether it speaks while it runs: of two at a time one waits for its end with that
 */
async function runStage({ name, content, command }: Stage, isLive: boolean): Promise<Outcome> {
  const [program, ...args] = command;
  const began = performance.now();
  const title = `\n── ${name}\n`;
  if (isLive) process.stdout.write(title);
  // npm put the packages’ programs on the path; on Windows they are scripts of its shell.
  const child = spawn(program, args, {
    stdio: isLive ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
    env: content ? { ...process.env, CONTENT: content } : process.env,
  });
  const said = [child.stdout, child.stderr].map((stream) => stream && text(stream));
  const [status] = await once(child, 'close').catch((error: Error) => {
    process.stderr.write(`${program} did not start (${error.message}): use npm test.\n`);
    return [1];
  });
  if (!isLive) process.stdout.write(title + (await Promise.all(said)).join(''));
  return { name, passed: status === 0, seconds: (performance.now() - began) / 1000 };
}
