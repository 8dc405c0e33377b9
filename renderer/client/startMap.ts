import { requireConnection } from './onDemand.ts';

/** Makes the button over the contact page’s drawing replace it with the map. */
export function startMap(): void {
  const map = document.querySelector<HTMLElement>('[data-map]');
  const button = map?.querySelector('button');
  if (!map || !button) return;
  button.hidden = false;
  button.addEventListener('click', async () => {
    try {
      requireConnection();
      const { showMap } = await import('./showMap.ts');
      showMap(map, button);
    } catch {
      const failed = map.querySelector<HTMLElement>('[data-say="failed"]');
      if (failed) failed.hidden = false;
    }
  });
}
