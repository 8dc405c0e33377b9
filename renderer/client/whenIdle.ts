/** The most that a busy page may keep something waiting, in milliseconds. */
const patience = 2000;

/** Runs something when the browser has nothing better to do. Safari has no requestIdleCallback. */
export function whenIdle(action: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(() => action(), { timeout: patience });
  else setTimeout(action, 200);
}
