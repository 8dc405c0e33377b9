import { onFirstUse } from './onFirstUse.ts';

/** Fetches the code of the menus when the header is first used. */
export function wakeMenus(): void {
  const header = document.querySelector('[data-site-header]');
  if (!header) return;
  onFirstUse(header, async () => {
    const { startMenus } = await import('./menus/startMenus.ts');
    startMenus();
  });
}
