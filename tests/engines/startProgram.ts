import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';

/** @returns the path of a program; `undefined` if it is not installed */
export const findProgram = (name: string): string | undefined =>
  spawnSync('which', [name], { encoding: 'utf8' }).stdout?.trim() || undefined;

/** Starts a program that runs until it is stopped. */
export function startProgram(name: string, args: readonly string[], display: string) {
  const program = spawn(name, args, {
    env: { ...process.env, DISPLAY: display },
    stdio: 'ignore',
  });
  return () => end(program);
}

/** A virtual screen: without one, browsers report that there is no mouse to hover with. */
let screen: Promise<string> | undefined;
let server: ChildProcess | undefined;

/** @returns the name of the screen, the same for all callers */
export function virtualScreen(): Promise<string> {
  screen ??= startScreen();
  return screen;
}

/** Stops the screen, if there is one. */
export async function endScreen(): Promise<void> {
  if (server) await end(server);
  [screen, server] = [undefined, undefined];
}

async function startScreen(): Promise<string> {
  server = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1600x1200x24'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [number] = await once(server.stdio[3] as NodeJS.ReadableStream, 'data');
  return `:${String(number).trim()}`;
}

async function end(program: ChildProcess): Promise<void> {
  if (program.exitCode !== null || program.signalCode !== null) return;
  program.kill();
  await once(program, 'exit');
}
