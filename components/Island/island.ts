import type { ComponentType } from 'react';

/** A component that the browser hydrates; `islandName` finds its chunk. */
export type IslandComponent<Props extends object> = ComponentType<Props> & {
  readonly islandName: string;
};

/**
 * Marks a component as an island.
 * @param islandName the name of its file: `X` for `X.island.tsx`; the runtime looks it up by that
 * @param component receives JSON-safe props only, as they travel inside the page
 */
export function island<Props extends object>(
  islandName: string,
  component: ComponentType<Props>,
): IslandComponent<Props> {
  return Object.assign(component, { islandName });
}
