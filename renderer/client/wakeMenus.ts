import { onFirstUse } from './onFirstUse.ts';
import { requireConnection } from './requireConnection.ts';

/** Fetches the code of the menus when the header is first used. */
export function wakeMenus(): void {
  const header = document.querySelector('[data-site-header]');
  if (!header) return;
  onFirstUse(header, async () => {
    requireConnection();
    const { startMenus } = await import('./menus/startMenus.ts');
    startMenus();
  });
}
