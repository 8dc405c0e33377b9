import type { IslandTrigger } from '../../components/Island/Island.tsx';

type Start = () => Promise<void>;

/** How each trigger waits before it starts an island. */
export const triggers: Record<IslandTrigger, (root: HTMLElement, start: Start) => void> = {
  visible: (root, start) => {
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        start();
      },
      { rootMargin: '200px' },
    );
    observer.observe(root);
  },

  idle: (_root, start) => {
    // Safari has no requestIdleCallback.
    if ('requestIdleCallback' in window) requestIdleCallback(start);
    else setTimeout(start, 200);
  },

  interaction: (root, start) => {
    // A click that comes before the code does is held and repeated, so that none is lost.
    let clicked: HTMLElement | undefined;
    const hold = (event: Event) => {
      event.preventDefault();
      event.stopPropagation();
      clicked = event.target as HTMLElement;
      begin();
    };
    let begun = false;
    const begin = () => {
      if (begun) return;
      begun = true;
      start().finally(() => {
        root.removeEventListener('click', hold, true);
        clicked?.click();
      });
    };
    root.addEventListener('click', hold, true);
    root.addEventListener('pointerenter', begin, { once: true });
    root.addEventListener('focusin', begin, { once: true });
  },
};
