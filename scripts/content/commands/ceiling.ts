import { Worker } from 'node:worker_threads';

/** The most that one command may take. */
export interface Ceiling {
  seconds: number;
  /** Of memory, for the process as a whole. */
  megabytes: number;
}

/**
 * What the check of content may take. Ten thousand articles that it has never seen take half a minute
 * and half a gigabyte, so only a text that makes a parser run wild comes near; GitHub’s machines have
 * 16 GB, and would end the job without a word of why.
 */
export const checkCeiling: Ceiling = { seconds: 300, megabytes: 3072 };

/**
 * Ends the process with a sentence once it takes more than it may. A thread of its own sees to that, as
 * what runs wild lets nothing else run beside it.
 * @param content the absolute path of the content folder, whose largest text is named
 */
export function keepWithin(ceiling: Ceiling, content: string): void {
  const file = new URL('./ceilingThread.js', import.meta.url);
  new Worker(file, { execArgv: [], workerData: { ...ceiling, content } }).unref();
}
