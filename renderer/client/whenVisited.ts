/**
 * Runs something once the page is actually visited, and not just prerendered: by then it finds
 * things as the previous pages have left them.
 */
export function whenVisited(action: () => void): void {
  if ('prerendering' in document && document.prerendering) {
    document.addEventListener('prerenderingchange', action, { once: true });
  } else action();
}

/** Runs something once the page and its pictures are there. */
export function whenLoaded(action: () => void): void {
  if (document.readyState === 'complete') action();
  else addEventListener('load', action, { once: true });
}
