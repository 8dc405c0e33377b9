/**
 * Runs something once the page is in view, and not just prepared for a visit: what it finds by then
 * is as the pages before have left it.
 */
export function whenVisited(action: () => void): void {
  if ('prerendering' in document && document.prerendering) {
    document.addEventListener('prerenderingchange', action, { once: true });
  } else action();
}
