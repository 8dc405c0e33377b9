import { hydrateRoot } from 'react-dom/client';
import { IslandBoundary } from '../../components/Island/IslandBoundary.tsx';
import { loadIsland } from './registry.ts';

/**
 * Brings one island to life. React comes with this module, so it is fetched only on demand.
 * @param root the element that `<Island>` rendered
 * @returns once the island answers to events
 */
export async function hydrate(root: HTMLElement): Promise<void> {
  const { island = '', islandId = '', props = '{}', failure = '' } = root.dataset;
  const Component = await loadIsland(island);
  await new Promise<void>((resolve) => {
    hydrateRoot(
      root,
      <IslandBoundary failure={failure} onReady={resolve}>
        <Component {...JSON.parse(props)} />
      </IslandBoundary>,
      { identifierPrefix: islandId },
    );
  });
  root.dataset.ready = '';
}
