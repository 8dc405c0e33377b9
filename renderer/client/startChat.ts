import { whenLoaded } from './whenLoaded.ts';
import { whenVisited } from './whenVisited.ts';

/**
 * Brings the chat when the page is idle, takes it away when the page goes away, and brings it back
 * when the back button does. Whatever its script does, the page needs nothing of it; where it cannot
 * be had, its place goes to the buttons beside it.
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

/** The most that a busy page may keep the chat waiting, in milliseconds. */
const patience = 2000;

/** Runs something when the browser has nothing better to do. Safari has no requestIdleCallback. */
function whenIdle(action: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(() => action(), { timeout: patience });
  else setTimeout(action, 200);
}
