import { hydrateRoot } from 'react-dom/client';
import { IslandBoundary } from '../../components/Island/IslandBoundary.tsx';
import type { IslandComponent } from '../../components/Island/island.ts';
import { requireConnection } from '../client/onDemand.ts';

type IslandModule = Record<string, IslandComponent<object>>;

const modules = import.meta.glob<IslandModule>('../../{components,pages}/**/*.island.tsx');

/**
 * Hydrates one island. React comes with this module, so it is fetched only on demand.
 * @param root the element that `<Island>` rendered
 * @returns once the island responds to events
 */
export async function hydrate(root: HTMLElement): Promise<void> {
  const { island = '', islandId = '', props = '{}', failure = '' } = root.dataset;
  const Component = await loadIsland(island);
  const inUse = root.querySelector(':focus')?.id;
  await new Promise<void>((resolve) => {
    hydrateRoot(
      root,
      <IslandBoundary failure={failure} onReady={resolve}>
        <Component {...JSON.parse(props)} />
      </IslandBoundary>,
      { identifierPrefix: islandId },
    );
  });
  // On a page that the browser translates React writes the island anew, and the field in use too.
  if (inUse && document.activeElement === document.body) {
    document.getElementById(inUse)?.focus({ preventScroll: true });
  }
  root.dataset.ready = '';
}

/**
 * Fetches an island’s code.
 * @param name the island’s name: `X` lives in `X.island.tsx` and is exported as `X`
 * @throws if no such file exists, which a test rules out for built pages
 */
async function loadIsland(name: string): Promise<IslandComponent<object>> {
  requireConnection();
  const path = Object.keys(modules).find((file) => file.endsWith(`/${name}.island.tsx`));
  const component = path && (await modules[path]?.())?.[name];
  if (!component) throw new Error(`No island is named ${name}; export it from ${name}.island.tsx.`);
  return component;
}
