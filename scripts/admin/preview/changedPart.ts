/**
 * The part of a page that an edit has changed.
 * @returns the smallest element of the page as it is now that holds the first difference
 */
export function firstChange(before: Element, now: Element): Element | undefined {
  if (before.isEqualNode(now)) return undefined;
  const pairs = [...now.children].map((child, index) => [before.children[index], child] as const);
  const [was, is] = pairs.find(([a, b]) => !a?.isEqualNode(b)) ?? [];
  if (!is || (was && was.tagName !== is.tagName)) return is ?? now;
  return was ? firstChange(was, is) : is;
}

/** The smallest element of a page that holds some words. */
export function partWith(page: Element, words: string): Element | undefined {
  const part = [...page.children].find(({ textContent }) => textContent.includes(words));
  return part && (partWith(part, words) ?? part);
}

/** Scrolls to an element where it cannot be seen as a whole. */
export function bringIntoView(element: Element): void {
  const { top, bottom } = element.getBoundingClientRect();
  const height = element.ownerDocument.documentElement.clientHeight;
  if (top < 0 || bottom > height) element.scrollIntoView({ block: 'center' });
}
