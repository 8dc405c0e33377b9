import type { IslandTrigger } from '../../components/Island/Island.tsx';
import { requireConnection } from '../client/requireConnection.ts';
import { holdPresses } from './holdPresses.ts';
import { triggers } from './triggers.ts';

/**
 * Makes each island of the page wait for its trigger. Until then, or if its code fails to load
 * (`data-failed`), its plain HTML does the work.
 */
export function startIslands(): void {
  for (const root of document.querySelectorAll<HTMLElement>('[data-island]')) {
    const release = holdPresses(root);
    triggers[root.dataset.trigger as IslandTrigger](root, async () => {
      try {
        requireConnection();
        const { hydrate } = await import('./hydrate.tsx');
        await hydrate(root);
        delete root.dataset.failed;
      } catch (error) {
        root.dataset.failed = '';
        throw error;
      } finally {
        release();
      }
    });
  }
}
