import { type FindPicture, showUnbuilt } from './unbuiltPictures.ts';

/** A page of the site in which no script can run. */
interface ShownPage {
  frame: HTMLIFrameElement;
  /**
   * @param html everything that the page should show
   * @param words of the part to scroll to first
   */
  update: (html: string, find: FindPicture, words?: string) => Promise<void>;
}

/** @param document where the page is shown */
export function shownPage(document: Document): ShownPage {
  const frame = document.createElement('iframe');
  frame.title = 'The page';
  // No scripts: what someone typed or pasted must not run.
  frame.setAttribute('sandbox', 'allow-same-origin');
  const loaded = new Promise((resolve) => {
    frame.addEventListener('load', resolve, { once: true });
  });
  const ready = emptyPage().then(async (html) => {
    frame.srcdoc = html;
    await loaded;
    const page = frame.contentDocument;
    // Does the same as the site’s own script, which does not run here.
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

/** An empty page with the styles of the site’s home page. */
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
  // Links and buttons are only to look at.
  page.body.inert = true;
  return `<!doctype html>${page.documentElement.outerHTML}`;
}

/**
 * The part of a page that an edit has changed.
 * @returns the smallest element of the current page that contains the first difference
 */
function firstChange(before: Element, now: Element): Element | undefined {
  if (before.isEqualNode(now)) return undefined;
  const pairs = [...now.children].map((child, index) => [before.children[index], child] as const);
  const [was, is] = pairs.find(([a, b]) => !a?.isEqualNode(b)) ?? [];
  if (!is || (was && was.tagName !== is.tagName)) return is ?? now;
  return was ? firstChange(was, is) : is;
}

/** The smallest element of a page that contains the words. */
function partWith(page: Element, words: string): Element | undefined {
  const part = [...page.children].find(({ textContent }) => textContent.includes(words));
  return part && (partWith(part, words) ?? part);
}

/** Scrolls to an element unless all of it is in view. */
function bringIntoView(element: Element): void {
  const { top, bottom } = element.getBoundingClientRect();
  const height = element.ownerDocument.documentElement.clientHeight;
  if (top < 0 || bottom > height) element.scrollIntoView({ block: 'center' });
}
