import type { EditedFile } from './editedSite.ts';
import { type PreviewRenderer, unavailable } from './previewRenderer.ts';
import { shownPage } from './shownPage.ts';
import type { FindPicture } from './unbuiltPictures.ts';

/** The widths at which a page can be shown, in pixels, the first one to begin with. */
const widths = { Phone: 390, Desktop: 1280 };

/**
 * A page beside its form, with a choice of widths.
 * @param document where it is drawn
 * @returns a function that shows an edit in an element
 */
export function previewPane(document: Document, render: PreviewRenderer) {
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
