import { getHeapStatistics } from 'node:v8';
import { Worker } from 'node:worker_threads';

/** The most time and memory that a command may take. */
export interface Ceiling {
  seconds: number;
  /** Of memory, for the process as a whole. */
  megabytes: number;
}

/**
 * The ceiling for the check. Ten thousand new articles, each with findings, took 109 seconds and
 * 1.2 GB on two busy cores, so only a text that makes a parser run wild comes near. Without the
 * ceiling, GitHub would stop the job, or Node itself, without a helpful message.
 */
export const checkCeiling: Ceiling = { seconds: 600, megabytes: 3072 };

/**
 * Stops the process with a message once it takes more than it may. A separate thread does this,
 * because a parser that runs wild blocks its own thread.
 * @param content the absolute path of the content folder, whose largest text is named
 */
export function keepWithin(ceiling: Ceiling, content: string): void {
  const file = new URL('./ceilingThread.js', import.meta.url);
  const megabytes = Math.min(ceiling.megabytes, ownCeiling());
  new Worker(file, { execArgv: [], workerData: { ...ceiling, megabytes, content } }).unref();
}

/** Just below where Node would crash with a dump; on small machines, this is the lower limit. */
const ownCeiling = () => Math.floor((getHeapStatistics().heap_size_limit / 1024 ** 2) * 0.85);
