import type { SiteSource } from '../../content/model/published.ts';
import type { EditedFile } from './editedSite.ts';
import type { PreviewAnswer, PreviewRequest } from './previewWorker.ts';

/** Shows an edit once the typing pauses. */
export type PreviewRenderer = (edited: EditedFile, show: (answer: PreviewAnswer) => void) => void;

/** Milliseconds without a change that count as a pause. */
const pause = 100;

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
  let worker = startWorker();
  const replaceWorker = () => {
    worker.terminate();
    worker = startWorker();
    isBusy = false;
  };
  return (edited, show) => {
    clearTimeout(timer);
    timer = setTimeout(async () => {
      const request: PreviewRequest = { source: await source, saved: [...saved.values()], edited };
      if (isBusy) replaceWorker();
      isBusy = true;
      worker.onmessage = ({ data }: MessageEvent<PreviewAnswer>) => {
        show(data);
        replaceWorker();
      };
      worker.postMessage(request);
    }, pause);
  };
}

const startWorker = () =>
  new Worker(new URL('./previewWorker.ts', import.meta.url), { type: 'module' });
