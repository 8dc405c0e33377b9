import type { IslandTrigger } from '../../components/Island/Island.tsx';
import { onFirstUse } from '../client/onFirstUse.ts';
import { whenIdle } from '../client/whenIdle.ts';

/** Fetches an island’s code and hydrates it; rejects when the code cannot be had. */
type Start = () => Promise<void>;

/** How long a click waits for code before the HTML takes it. */
const patience = 5000;

/** How each trigger waits before it starts an island. */
export const triggers: Record<IslandTrigger, (root: HTMLElement, start: Start) => void> = {
  visible: (root, start) => {
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        startNowOrOnUse(root, start);
      },
      { rootMargin: '200px' },
    );
    observer.observe(root);
  },

  idle: (root, start) => whenIdle(() => startNowOrOnUse(root, start)),

  interaction: (root, start) => {
    // A click that comes before the code does is held and repeated, so that none is lost.
    let clicked: HTMLElement | undefined;
    const release = () => {
      root.removeEventListener('click', hold, true);
      clicked?.click();
      clicked = undefined;
    };
    const hold = (event: Event) => {
      event.preventDefault();
      event.stopPropagation();
      if (!clicked) setTimeout(release, patience);
      clicked = event.target as HTMLElement;
    };
    onFirstUse(root, () => start().finally(release));
    root.addEventListener('click', hold, true);
  },
};

/** What cannot be had now is fetched again when the visitor comes to use it. */
function startNowOrOnUse(root: HTMLElement, start: Start) {
  start().catch(() => onFirstUse(root, start));
}
