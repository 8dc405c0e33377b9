import { whenLoaded, whenVisited } from './whenVisited.ts';

/**
 * Loads the chat when the page is idle, removes it when the page is left, and restores it when the
 * back button restores the page. Nothing on the page depends on its script; if that fails to load,
 * the buttons beside it get its place.
 */
export function startChat(): void {
  const place = document.querySelector<HTMLElement>('[data-chat]');
  const bar = place?.parentElement;
  if (!bar) return;
  let container = place;
  let script: HTMLScriptElement | undefined;
  const open = () => {
    if (script) return;
    bar.append(container);
    script = document.createElement('script');
    for (const { name, value } of JSON.parse(place.dataset.attributes ?? '[]')) {
      script.setAttribute(name, value);
    }
    script.src = container.dataset.chat ?? '';
    script.dataset.container = container.id;
    script.onerror = () => container.remove();
    document.body.append(script);
  };
  const close = () => {
    script?.remove();
    script = undefined;
    container.remove();
    container = place.cloneNode() as HTMLElement;
  };
  addEventListener('pagehide', close);
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) whenIdle(open);
  });
  whenVisited(() => whenLoaded(() => whenIdle(open)));
}

/** The longest that a busy page may keep the chat waiting, in milliseconds. */
const patience = 2000;

/** Runs something when the browser has nothing better to do. Safari has no requestIdleCallback. */
function whenIdle(action: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(() => action(), { timeout: patience });
  else setTimeout(action, 200);
}
