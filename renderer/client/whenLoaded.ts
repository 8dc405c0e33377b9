/** Runs something once the page and its pictures are there. */
export function whenLoaded(action: () => void): void {
  if (document.readyState === 'complete') action();
  else addEventListener('load', action, { once: true });
}
