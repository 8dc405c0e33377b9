import type { EditedFile } from './editedSite.ts';
import { type PreviewRenderer, unavailable } from './previewRenderer.ts';
import type { PreviewAnswer } from './previewWorker.ts';
import { shownPage } from './shownPage.ts';
import type { FindPicture } from './unbuiltPictures.ts';

/** The widths at which a page can be shown, in pixels. */
const widths = { Phone: 390, Desktop: 1280 };

type WidthName = keyof typeof widths;

/** A page beside its form, with a choice of widths. */
export class PreviewPane {
  readonly #document: Document;
  readonly #render: PreviewRenderer;
  readonly #problem: HTMLElement;
  readonly #stage: HTMLElement;
  readonly #bar: HTMLElement;
  readonly #page: ReturnType<typeof shownPage>;
  #width: WidthName = 'Phone';

  /** @param document where the pane is drawn */
  constructor(document: Document, render: PreviewRenderer) {
    this.#document = document;
    this.#render = render;
    this.#bar = this.#element('div', 'bar');
    this.#bar.setAttribute('role', 'group');
    this.#bar.setAttribute('aria-label', 'Width of the page');
    this.#bar.append(...(Object.keys(widths) as WidthName[]).map((name) => this.#button(name)));
    this.#problem = this.#element('p', 'problem');
    this.#problem.setAttribute('role', 'status');
    this.#stage = this.#element('div', 'stage');
    this.#page = shownPage(document);
    this.#stage.append(this.#page.frame);
    new ResizeObserver(() => this.#fit()).observe(this.#stage);
  }

  /** @param host the element to fill */
  show(host: HTMLElement, edited: EditedFile, find: FindPicture): void {
    if (this.#stage.parentElement !== host) {
      host.className = 'preview';
      host.append(this.#bar, this.#problem, this.#stage);
    }
    this.#render(edited, (answer) => this.#answer(answer, find));
  }

  async #answer({ view, problem = '' }: PreviewAnswer, find: FindPicture): Promise<void> {
    this.#problem.textContent = problem;
    if (view && !(await this.#page.update(view, find))) {
      this.#problem.textContent = unavailable.problem;
    }
  }

  #button(name: WidthName): HTMLElement {
    const button = this.#element('button', '');
    button.textContent = name;
    button.setAttribute('aria-pressed', String(name === this.#width));
    button.addEventListener('click', () => {
      this.#width = name;
      for (const other of this.#bar.children) {
        other.setAttribute('aria-pressed', String(other === button));
      }
      this.#fit();
    });
    return button;
  }

  /** Gives the page the chosen width, and scales it down to the available room. */
  #fit(): void {
    const { clientWidth, clientHeight } = this.#stage;
    const width = widths[this.#width];
    const scale = Math.min(1, clientWidth / width);
    const { style } = this.#page.frame;
    style.width = `${width}px`;
    style.height = `${clientHeight / scale}px`;
    style.scale = String(scale);
  }

  #element(tag: string, className: string): HTMLElement {
    const element = this.#document.createElement(tag);
    element.className = className;
    return element;
  }
}
