import { getHeapStatistics } from 'node:v8';
import { Worker } from 'node:worker_threads';

/** The most that one command may take. */
export interface Ceiling {
  seconds: number;
  /** Of memory, for the process as a whole. */
  megabytes: number;
}

/**
 * What the check of content may take. Ten thousand articles that it had never seen, each with findings,
 * took 109 seconds and 1.2 GB on two busy cores, so only a text that makes a parser run wild comes
 * near; without it GitHub would end the job, or Node itself, without a word that helps.
 */
export const checkCeiling: Ceiling = { seconds: 600, megabytes: 3072 };

/**
 * Ends the process with a sentence once it takes more than it may. A thread of its own sees to that, as
 * what runs wild lets nothing else run beside it.
 * @param content the absolute path of the content folder, whose largest text is named
 */
export function keepWithin(ceiling: Ceiling, content: string): void {
  const file = new URL('./ceilingThread.js', import.meta.url);
  const megabytes = Math.min(ceiling.megabytes, ownCeiling());
  new Worker(file, { execArgv: [], workerData: { ...ceiling, megabytes, content } }).unref();
}

/** Where Node would soon end itself, with a dump of its own; on small machines that comes first. */
const ownCeiling = () => Math.floor((getHeapStatistics().heap_size_limit / 1024 ** 2) * 0.85);
