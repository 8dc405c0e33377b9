/** Runs something when the browser has nothing better to do. Safari has no requestIdleCallback. */
export function whenIdle(action: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(() => action());
  else setTimeout(action, 200);
}
