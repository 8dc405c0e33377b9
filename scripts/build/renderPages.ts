import { availableParallelism } from 'node:os';
import { remake } from '../remake.ts';
import type { Bundle } from './bundle.ts';
import { runProcess } from './runProcess.ts';
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
      const jobs = shares.map((share): RenderJob => ({ pages: share, bundle, target }));
      await Promise.all(
        jobs.map((message) => runProcess('renderProcess.ts', { message, onMessage: count })),
      );
    },
  });
  return changed.length;
}
