import { spawnSync } from 'node:child_process';
import { installHeadlessShell } from './browser.ts';
import { fullSize, sampleContent, stages, stagesFor } from './stages.ts';

process.exitCode = main(process.argv.slice(2));

/**
 * Runs the named stages and what they need, or all except the slow ones; a failing stage does not
 * hide what the next ones find.
 * @param args names of stages; `--full` adds the slow stages, and runs the sweeps at full size
 * @returns the exit status
 */
function main(args: string[]): number {
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
  // Stages that are run alone use the browser that is there.
  if (names.length === 0) installHeadlessShell();
  const start = performance.now();
  const results = stagesFor(names, isFull).map(({ name, isOwn, command: [program, ...args] }) => {
    const began = performance.now();
    process.stdout.write(`\n── ${name}\n`);
    // npm puts the packages’ programs on the path; on Windows they are scripts for its shell.
    const { status, error } = spawnSync(program, args, {
      stdio: 'inherit',
      shell: process.platform === 'win32',
      env: isOwn ? process.env : { ...process.env, CONTENT: sampleContent },
    });
    if (error) process.stderr.write(`${program} did not start (${error.message}). Use npm test.\n`);
    return { name, passed: status === 0, seconds: (performance.now() - began) / 1000 };
  });
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
