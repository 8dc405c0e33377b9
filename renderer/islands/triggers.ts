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
    // A click that comes before the code does is held and repeated, so that none is lost. Fields
    // need no code: what is typed or ticked in them meanwhile is there for the island to take over.
    let clicked: HTMLElement | undefined;
    const hold = (event: Event) => {
      begin();
      const target = event.target as HTMLElement;
      if (target.closest('input, select, textarea, label')) return;
      event.preventDefault();
      event.stopPropagation();
      clicked = target;
      root.dataset.held = '';
    };
    let begun = false;
    const begin = () => {
      if (begun) return;
      begun = true;
      start().finally(() => {
        root.removeEventListener('click', hold, true);
        delete root.dataset.held;
        clicked?.click();
      });
    };
    root.addEventListener('click', hold, true);
    root.addEventListener('pointerenter', begin, { once: true });
    root.addEventListener('focusin', begin, { once: true });
    if (hasLeftovers(root)) begin();
  },
};

/** Whether the island has something to go on with from an earlier page of this tab. */
function hasLeftovers({ dataset: { resume } }: HTMLElement): boolean {
  try {
    return resume !== undefined && sessionStorage.getItem(resume) !== null;
  } catch {
    // Where cookies are blocked, nothing was left.
    return false;
  }
}
