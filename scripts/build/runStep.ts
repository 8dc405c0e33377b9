import { fork } from 'node:child_process';
import path from 'node:path';

/** In milliseconds; a process that takes longer is stuck, as bundlers sometimes are. */
const timeout = 10 * 60_000;

/** What Vite and Vike do: bundle the site’s code, bundle the page for editors, render pages. */
export type Step = 'code' | 'admin' | 'pages';

/**
 * Runs a step of a build for visitors, in a process of its own. Its standard output is dropped; its
 * errors are shown.
 * @param answer answers the question that it sends
 * @throws when it fails, having said why, or takes too long
 */
export function runStep<Question>(
  step: Step,
  answer?: (question: Question) => Promise<object>,
): Promise<void> {
  const child = fork(path.join(import.meta.dirname, 'stepProcess.js'), [step], {
    // By this, React and Vite choose between code for developers and for visitors.
    env: { ...process.env, NODE_ENV: 'production' },
    // Without tsx. With less room (in MB) for new objects, a fifth of the time for rendering
    // thousands of pages went into moving objects out of it.
    execArgv: ['--max-semi-space-size=64'],
    timeout,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  return new Promise((resolve, reject) => {
    let unanswered: unknown;
    child.on('message', async (question) => {
      try {
        if (answer) child.send(await answer(question as Question));
      } catch (error) {
        unanswered = error;
        child.kill();
      }
    });
    child.on('error', reject);
    child.on('exit', (status, signal) => {
      const reason = `The step “${step}” ended with ${status ?? signal}; the reason is above.`;
      if (status === 0) resolve();
      else reject(unanswered ?? new Error(reason));
    });
  });
}
