import { type FindPicture, showUnbuilt } from './unbuiltPictures.ts';

/** What a page looks like with an edit. */
export interface PageView {
  path: string;
  /** Everything that it shows. */
  html: string;
  /** Text of the part to look at first, where the page shows others like it. */
  words: string | undefined;
}

/**
 * A page of the site in which no script can run.
 * @param document where the page is shown
 */
export function shownPage(document: Document) {
  const frame = document.createElement('iframe');
  frame.title = 'The page';
  // No scripts: what someone typed or pasted is only looked at.
  frame.setAttribute('sandbox', 'allow-same-origin');
  let latest: [PageView, FindPicture] | undefined;
  let shownPath = '';
  const draw = () => {
    const page = frame.contentDocument;
    // Before its styles are there, nothing could be measured; it is drawn once they are.
    if (!latest || page?.URL !== 'about:srcdoc' || page.readyState !== 'complete') return;
    const [{ path, html, words }, find] = latest;
    const { body } = page;
    const next = body.cloneNode() as HTMLElement;
    next.innerHTML = html;
    showUnbuilt(next, find);
    // An edit can move an entry to another page, on which everything is new.
    const isOther = path !== shownPath;
    const changed = isOther ? words && partWith(next, words) : firstChange(body, next);
    body.replaceChildren(...next.childNodes);
    if (changed) bringIntoView(changed);
    else if (isOther) frame.contentWindow?.scrollTo(0, 0);
    shownPath = path;
  };
  // It loads again, and is empty, each time that the CMS puts it into another place.
  frame.addEventListener('load', () => {
    shownPath = '';
    draw();
  });
  let loading: Promise<boolean> | undefined;
  const load = async () => {
    const html = await emptyPage().catch(() => undefined);
    // The next edit tries again.
    if (html === undefined) loading = undefined;
    else frame.srcdoc = html;
    return html !== undefined;
  };
  loading = load();
  return {
    frame,
    /** @returns whether it can be shown: its styles come from the site, which may be out of reach */
    update(...view: [PageView, FindPicture]): Promise<boolean> {
      latest = view;
      draw();
      loading ??= load();
      return loading;
    },
  };
}

/** A page with the site’s own styles, as its home page has them. */
async function emptyPage(): Promise<string> {
  const root = new URL('.', location.href).href;
  const answer = await fetch(root);
  if (!answer.ok) throw new Error(`${root} answers ${answer.status}.`);
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
