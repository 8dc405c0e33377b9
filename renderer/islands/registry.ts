import type { IslandComponent } from '../../components/Island/island.ts';
import { requireConnection } from '../client/requireConnection.ts';

type IslandModule = Record<string, IslandComponent<object>>;

const modules = import.meta.glob<IslandModule>('../../{components,pages}/**/*.island.tsx');

/**
 * Fetches an island’s code.
 * @param name the island’s name: `X` lives in `X.island.tsx` and is exported as `X`
 * @throws when no such file exists, which a test rules out for built pages
 */
export async function loadIsland(name: string): Promise<IslandComponent<object>> {
  requireConnection();
  const path = Object.keys(modules).find((file) => file.endsWith(`/${name}.island.tsx`));
  const component = path && (await modules[path]?.())?.[name];
  if (!component) throw new Error(`No island is named ${name}; export it from ${name}.island.tsx.`);
  return component;
}
