import type { SiteSource } from '../../content/model/published.ts';
import type { EditedFile } from './editedSite.ts';
import type { PreviewAnswer, PreviewRequest } from './previewWorker.ts';

/** Shows an edit once the typing pauses. */
export type PreviewRenderer = (edited: EditedFile, show: (answer: PreviewAnswer) => void) => void;

/** Milliseconds without a change that count as a pause. */
const pause = 100;

/** What is shown when files cannot be loaded, as after a new build has replaced them. */
export const unavailable = {
  problem: 'The page can’t be shown right now. Save your work, then reload this tab.',
};

/**
 * Renders in a worker, so that even a long page does not hold up typing.
 * @param saved the files that were saved since the site was built, by their paths
 */
export function previewRenderer(
  source: Promise<SiteSource>,
  saved: ReadonlyMap<string, EditedFile>,
): PreviewRenderer {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isBusy = false;
  let current = startWorker();
  const replaceWorker = () => {
    current.worker.terminate();
    current = startWorker();
    isBusy = false;
  };
  return (edited, show) => {
    clearTimeout(timer);
    timer = setTimeout(async () => {
      const site = await source.catch(() => undefined);
      if (!site) return show(unavailable);
      if (isBusy) replaceWorker();
      isBusy = true;
      const { worker, answer } = current;
      const request: PreviewRequest = { source: site, saved: [...saved.values()], edited };
      worker.postMessage(request);
      show(await answer);
      replaceWorker();
    }, pause);
  };
}

/** @returns a worker, and what it will answer: it fails as soon as its file cannot be loaded */
function startWorker() {
  const worker = new Worker(new URL('./previewWorker.ts', import.meta.url), { type: 'module' });
  const answer = new Promise<PreviewAnswer>((resolve) => {
    worker.onmessage = ({ data }: MessageEvent<PreviewAnswer>) => resolve(data);
    worker.onerror = () => resolve(unavailable);
  });
  return { worker, answer };
}
