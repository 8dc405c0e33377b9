import type { IslandTrigger } from '../../components/Island/Island.tsx';
import { onFirstUse, requireConnection } from '../client/onDemand.ts';
import { holdPresses } from './holdPresses.ts';

/**
 * Makes each island of the page wait for its trigger. Until then, or if its code fails to load
 * (`data-failed`), its plain HTML does the work.
 */
export function startIslands(): void {
  for (const root of document.querySelectorAll<HTMLElement>('[data-island]')) {
    let release = holdPresses(root);
    triggers[root.dataset.trigger as IslandTrigger](root, async () => {
      try {
        requireConnection();
        const { hydrate } = await import('./hydrate.tsx');
        await hydrate(root);
        delete root.dataset.failed;
        release();
      } catch (error) {
        root.dataset.failed = '';
        release();
        // The press that has the code fetched again must not be lost either.
        release = holdPresses(root);
        throw error;
      }
    });
  }
}

/** Fetches an island’s code and hydrates it; rejects if the code fails to load. */
type Start = () => Promise<void>;

/** How each trigger waits before it starts an island. */
export const triggers: Record<IslandTrigger, (root: HTMLElement, start: Start) => void> = {
  visible: (root, start) => {
    const observer = new IntersectionObserver(
      (entries) => {
        // A busy browser may report leaving and entering in one call.
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

/** If the code fails to load now, it is fetched again when the visitor uses the island. */
function startNowOrOnUse(root: HTMLElement, start: Start) {
  start().catch(() => onFirstUse(root, start));
}

/** Whether the island has something to continue from an earlier page in this tab. */
function hasLeftovers({ dataset: { resume } }: HTMLElement): boolean {
  try {
    return resume !== undefined && sessionStorage.getItem(resume) !== null;
  } catch {
    // Where cookies are blocked, nothing was left.
    return false;
  }
}
