import type { IslandTrigger } from '../../components/Island/Island.tsx';
import { onFirstUse } from '../client/onFirstUse.ts';

/** Fetches an island’s code and hydrates it; rejects when the code cannot be had. */
type Start = () => Promise<void>;

/** How each trigger waits before it starts an island. */
export const triggers: Record<IslandTrigger, (root: HTMLElement, start: Start) => void> = {
  visible: (root, start) => {
    const observer = new IntersectionObserver(
      (entries) => {
        // A busy browser tells of leaving and coming in one call.
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        startNowOrOnUse(root, start);
      },
      { rootMargin: '200px' },
    );
    observer.observe(root);
  },

  interaction: (root, start) => {
    if (hasLeftovers(root)) startNowOrOnUse(root, start);
    else onFirstUse(root, start);
  },
};

/** What cannot be had now is fetched again when the visitor comes to use it. */
function startNowOrOnUse(root: HTMLElement, start: Start) {
  start().catch(() => onFirstUse(root, start));
}

/** Whether the island has something to go on with from an earlier page of this tab. */
function hasLeftovers({ dataset: { resume } }: HTMLElement): boolean {
  try {
    return resume !== undefined && sessionStorage.getItem(resume) !== null;
  } catch {
    // Where cookies are blocked, nothing was left.
    return false;
  }
}
