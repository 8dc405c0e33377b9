import { availableParallelism } from 'node:os';
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
 * Renders pages, in as many processes as there are processors.
 * @param target the absolute path of the folder for them
 */
export async function renderPages(
  pages: readonly SitePage[],
  bundle: Bundle,
  target: string,
  onProgress: OnProgress,
): Promise<void> {
  const processes = Math.min(availableParallelism(), Math.ceil(pages.length / pagesPerProcess));
  const shares = Array.from({ length: processes }, (_, index) =>
    pages.filter((_page, at) => at % processes === index),
  );
  let done = 0;
  const count = () => onProgress(++done, pages.length);
  const jobs = shares.map((share): RenderJob => ({ pages: share, bundle, target }));
  await Promise.all(
    jobs.map((message) => runProcess('renderProcess.ts', { message, onMessage: count })),
  );
}
