import { fork } from 'node:child_process';
import path from 'node:path';

/** What takes longer, in milliseconds, has come to a stand, as bundlers do once in a while. */
const timeout = 10 * 60_000;

/**
 * Runs a JavaScript program of this folder in a process of its own, as a build for visitors. What
 * it says of its work is left out; what it says of errors is not.
 * @param program its file’s name
 * @param answer what to answer to the question that it sends
 * @throws when it fails; it has said why
 */
export function runProcess<Question>(
  program: string,
  answer?: (question: Question) => Promise<object>,
): Promise<void> {
  const child = fork(path.join(import.meta.dirname, program), {
    // React’s and Vite’s choice between code for developers and for visitors.
    env: { ...process.env, NODE_ENV: 'production' },
    // Without tsx, which would double the time that Vite and Vike take to load on older versions of Node.
    // More room (in MB) for what is new: a fifth of rendering thousands of pages was moving it out of
    // too little.
    execArgv: ['--max-semi-space-size=64'],
    timeout,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  return new Promise((resolve, reject) => {
    child.on('message', async (question) => {
      try {
        if (answer) child.send(await answer(question as Question));
      } catch (error) {
        child.kill();
        reject(error);
      }
    });
    child.on('error', reject);
    child.on('exit', (status, signal) => {
      if (status === 0) resolve();
      else reject(new Error(`${program} ended with ${status ?? signal}; the reason is above.`));
    });
  });
}
