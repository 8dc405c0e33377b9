import { type FindPicture, showUnbuilt } from './unbuiltPictures.ts';

/** What a page looks like with an edit. */
export interface PageView {
  path: string;
  /** Everything that it shows. */
  html: string;
  /** Text of the part to look at first, where the page shows others like it. */
  words: string | undefined;
}

/** A page of the site that nothing can run in. */
interface ShownPage {
  frame: HTMLIFrameElement;
  update: (view: PageView, find: FindPicture) => Promise<void>;
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
  let shownPath = '';
  return {
    frame,
    async update({ path, html, words }, find) {
      await ready;
      const body = frame.contentDocument?.body;
      if (!body) return;
      const next = body.cloneNode() as HTMLElement;
      next.innerHTML = html;
      showUnbuilt(next, find);
      // An edit can move an entry to another page, of which all is new.
      const isOther = path !== shownPath;
      const changed = isOther ? words && partWith(next, words) : firstChange(body, next);
      body.replaceChildren(...next.childNodes);
      if (changed) bringIntoView(changed);
      else if (isOther) frame.contentWindow?.scrollTo(0, 0);
      shownPath = path;
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

/**
 * The part of a page that an edit has changed.
 * @returns the smallest element of the page as it is now that holds the first difference
 */
function firstChange(before: Element, now: Element): Element | undefined {
  if (before.isEqualNode(now)) return undefined;
  const pairs = [...now.children].map((child, index) => [before.children[index], child] as const);
  const [was, is] = pairs.find(([a, b]) => !a?.isEqualNode(b)) ?? [];
  if (!is || (was && was.tagName !== is.tagName)) return is ?? now;
  return was ? firstChange(was, is) : is;
}

/** The smallest element of a page that holds some words. */
function partWith(page: Element, words: string): Element | undefined {
  const part = [...page.children].find(({ textContent }) => textContent.includes(words));
  return part && (partWith(part, words) ?? part);
}

/** Scrolls to an element where it cannot be seen as a whole. */
function bringIntoView(element: Element): void {
  const { top, bottom } = element.getBoundingClientRect();
  const height = element.ownerDocument.documentElement.clientHeight;
  if (top < 0 || bottom > height) element.scrollIntoView({ block: 'center' });
}
