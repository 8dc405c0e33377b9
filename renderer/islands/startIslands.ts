import type { IslandTrigger } from '../../components/Island/Island.tsx';
import { triggers } from './triggers.ts';

/**
 * Sets each island of the page to wait for its trigger. Until then, and if its code does not
 * arrive (`data-failed`), its HTML does the work.
 */
export function startIslands(): void {
  for (const root of document.querySelectorAll<HTMLElement>('[data-island]')) {
    triggers[root.dataset.trigger as IslandTrigger](root, async () => {
      try {
        const { hydrate } = await import('./hydrate.tsx');
        await hydrate(root);
      } catch (error) {
        root.dataset.failed = '';
        throw error;
      }
    });
  }
}
