import { bringIntoView, firstChange, partWith } from './changedPart.ts';
import { type FindPicture, showUnbuilt } from './unbuiltPictures.ts';

/** A page of the site that nothing can run in. */
export interface ShownPage {
  frame: HTMLIFrameElement;
  /**
   * @param html all that the page is to show
   * @param words of the part to look at first
   */
  update: (html: string, find: FindPicture, words?: string) => Promise<void>;
}

/** @param document the one that it is to be shown in */
export function shownPage(document: Document): ShownPage {
  const frame = document.createElement('iframe');
  frame.title = 'The page';
  // No scripts: what somebody typed, or pasted, is only looked at.
  frame.setAttribute('sandbox', 'allow-same-origin');
  const loaded = new Promise((resolve) => {
    frame.addEventListener('load', resolve, { once: true });
  });
  const ready = emptyPage().then(async (html) => {
    frame.srcdoc = html;
    await loaded;
    const page = frame.contentDocument;
    // As the site’s own script does, which does not run here.
    page?.addEventListener('scroll', () => {
      page.documentElement.toggleAttribute(
        'data-scrolled',
        (frame.contentWindow?.scrollY ?? 0) > 10,
      );
    });
  });
  return {
    frame,
    async update(html, find, words) {
      await ready;
      const body = frame.contentDocument?.body;
      if (!body) return;
      const next = body.cloneNode() as HTMLElement;
      next.innerHTML = html;
      showUnbuilt(next, find);
      const isFirst = body.childElementCount === 0;
      const changed = isFirst ? words && partWith(next, words) : firstChange(body, next);
      body.replaceChildren(...next.childNodes);
      if (changed) bringIntoView(changed);
    },
  };
}

/** A page with the site’s own styles, as its home page has them. */
async function emptyPage(): Promise<string> {
  const root = new URL('.', location.href).href;
  const answer = await fetch(root);
  const home = new DOMParser().parseFromString(await answer.text(), 'text/html');
  const page = document.implementation.createHTMLDocument();
  page.documentElement.lang = home.documentElement.lang;
  const base = page.createElement('base');
  base.href = root;
  const policy = page.createElement('meta');
  policy.httpEquiv = 'Content-Security-Policy';
  policy.content = "script-src 'none'; form-action 'none'; frame-src 'none'";
  const styles = [...home.querySelectorAll('link[rel="stylesheet"]')].map((link) =>
    page.importNode(link),
  );
  page.head.append(policy, base, ...styles);
  // Links and buttons are for looking at.
  page.body.inert = true;
  return `<!doctype html>${page.documentElement.outerHTML}`;
}
