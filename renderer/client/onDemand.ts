const uses = ['pointerover', 'focusin', 'keydown', 'click'];

/**
 * Starts something when a visitor first points at, focuses or presses an element.
 * A start that fails, as when its code cannot be fetched, is tried again with the next use.
 * @param element works as HTML until then
 */
export function onFirstUse(element: Element, start: () => Promise<void>): void {
  let busy = false;
  const use = () => {
    if (busy) return;
    busy = true;
    start().then(stop, () => {
      busy = false;
    });
  };
  const stop = () => {
    for (const type of uses) element.removeEventListener(type, use, true);
  };
  for (const type of uses) element.addEventListener(type, use, true);
  // The visitor may have come before this code did.
  if (element.matches(':hover, :focus-within')) use();
}

/**
 * Must be called before an `import()`: browsers that follow the older standard remember a failed
 * one and never try it again.
 * @see https://github.com/whatwg/html/pull/10327
 * @throws without a connection
 */
export function requireConnection(): void {
  if (!navigator.onLine) throw new TypeError('There is no connection.');
}
