import type { SiteSource } from '../../content/model/published.ts';
import type { EditedFile } from './editedSite.ts';
import type { PreviewAnswer, PreviewRequest } from './previewWorker.ts';
import { shownPage } from './shownPage.ts';
import type { FindPicture } from './unbuiltPictures.ts';

/** The widths at which a page can be shown, in pixels, the first one to begin with. */
const widths = { Phone: 390, Desktop: 1280 };

/**
 * A page beside its form, with a choice of widths.
 * @param document where it is drawn
 * @param source the site as it was built
 * @param saved the files that were saved since then, by their paths
 * @returns a function that shows an edit in an element
 */
export function previewPane(
  document: Document,
  source: Promise<SiteSource>,
  saved: ReadonlyMap<string, EditedFile>,
) {
  const render = renderer(source, saved);
  const element = (tag: string, className = '') =>
    Object.assign(document.createElement(tag), { className });
  const problem = element('p', 'problem');
  problem.setAttribute('role', 'status');
  const stage = element('div', 'stage');
  const { frame, update } = shownPage(document);
  stage.append(frame);
  let width = widths.Phone;
  /** Gives the page the chosen width, and scales it down to the available room. */
  const resize = () => {
    const { clientWidth, clientHeight } = stage;
    const scale = Math.min(1, clientWidth / width);
    frame.style.width = `${width}px`;
    frame.style.height = `${clientHeight / scale}px`;
    frame.style.scale = String(scale);
  };
  new ResizeObserver(resize).observe(stage);
  const bar = element('div', 'bar');
  bar.setAttribute('role', 'group');
  bar.setAttribute('aria-label', 'Width of the page');
  for (const [name, pixels] of Object.entries(widths)) {
    const button = element('button');
    button.textContent = name;
    button.setAttribute('aria-pressed', String(pixels === width));
    button.addEventListener('click', () => {
      width = pixels;
      for (const other of bar.children) {
        other.setAttribute('aria-pressed', String(other === button));
      }
      resize();
    });
    bar.append(button);
  }
  return (host: HTMLElement, edited: EditedFile, find: FindPicture): void => {
    if (stage.parentElement !== host) {
      host.className = 'preview';
      host.append(bar, problem, stage);
    }
    render(edited, async ({ view, problem: said = '' }) => {
      problem.textContent = said;
      if (view && !(await update(view, find))) problem.textContent = unavailable.problem;
    });
  };
}

/** Milliseconds without a change that count as a pause. */
const pause = 100;

/** What is shown when files cannot be loaded, as after a new build has replaced them. */
const unavailable = {
  problem: 'The page can’t be shown right now. Save your work, then reload this tab.',
};

/** Renders an edit once the typing pauses, in a worker, so that a long page does not hold it up. */
function renderer(source: Promise<SiteSource>, saved: ReadonlyMap<string, EditedFile>) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isBusy = false;
  let current = startWorker();
  const replaceWorker = () => {
    current.worker.terminate();
    current = startWorker();
    isBusy = false;
  };
  return (edited: EditedFile, show: (answer: PreviewAnswer) => void): void => {
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
