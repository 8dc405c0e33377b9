import { fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { remake } from '../remake.ts';
import type { Bundle } from './bundle.ts';
import type { SitePage } from './sitePages.ts';

/** What a process is asked for. */
export interface RenderJob {
  pages: readonly SitePage[];
  bundle: Bundle;
  /** The absolute path of the folder for the pages. */
  target: string;
}

/** Called when a page has been rendered. */
type OnProgress = (done: number, total: number) => void;

/** Fewer pages than this are rendered sooner than another process has started. */
const pagesPerProcess = 40;

/**
 * Brings the folder of rendered pages up to date: a page is rendered again when what it shows or
 * the bundle has changed.
 * @param target the absolute path of the folder
 * @returns how many pages were rendered or removed
 */
export async function renderPages(
  pages: readonly SitePage[],
  bundle: Bundle,
  target: string,
  onProgress: OnProgress,
): Promise<number> {
  const changed = await remake({
    folder: target,
    wanted: pages,
    ledger: `${target}.json`,
    version: bundle.version,
    make: async (due) => {
      let done = 0;
      const processes = Math.min(availableParallelism(), Math.ceil(due.length / pagesPerProcess));
      const shares = Array.from({ length: processes }, (_, index) =>
        due.filter((_page, at) => at % processes === index),
      );
      const count = () => onProgress(++done, due.length);
      await Promise.all(shares.map((share) => runJob({ pages: share, bundle, target }, count)));
    },
  });
  return changed.length;
}

function runJob(job: RenderJob, onPage: () => void): Promise<void> {
  const child = fork(path.join(import.meta.dirname, 'renderProcess.ts'), {
    env: { ...process.env, NODE_ENV: 'production' },
  });
  child.on('message', onPage);
  child.send(job);
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (status) => {
      if (status === 0) resolve();
      else reject(new Error('Pages could not be rendered; the reason stands above.'));
    });
  });
}
