import { fork } from 'node:child_process';
import path from 'node:path';

interface ProcessOptions {
  /** What it is sent once it runs. */
  message?: object;
  /** Called for each message that it sends. */
  onMessage?: () => void;
}

/**
 * Runs a program of this folder in a process of its own, as a build for visitors.
 * @param program its file’s name
 * @throws when it fails; it has said why
 */
export function runProcess(
  program: string,
  { message, onMessage }: ProcessOptions = {},
): Promise<void> {
  const child = fork(path.join(import.meta.dirname, program), {
    // React’s and Vite’s choice between code for developers and for visitors.
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (onMessage) child.on('message', onMessage);
  if (message) child.send(message);
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (status) => {
      if (status === 0) resolve();
      else reject(new Error(`${program} ended with ${status}; the reason stands above.`));
    });
  });
}
