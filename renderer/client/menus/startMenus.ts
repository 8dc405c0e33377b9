import { closeMenus, closeOnBack } from './closeMenus.ts';
import { containFocus } from './containFocus.ts';
import { moveByKeys } from './moveByKeys.ts';
import { openOnHover } from './openOnHover.ts';

/** Adds to the header’s menus what HTML alone does not do. */
export function startMenus(): void {
  const desktop = document.querySelector<HTMLElement>('[data-menu="desktop"]');
  const mobile = document.querySelector<HTMLDetailsElement>('[data-menu="mobile"]');
  markExpanded();
  closeMenus();
  if (mobile) {
    containFocus(mobile);
    closeOnBack(mobile);
  }
  if (!desktop) return;
  moveByKeys(desktop);
  for (const group of desktop.querySelectorAll('details')) openOnHover(group);
}

/**
 * Marks which menus are open with `aria-expanded`. Browsers expose it for `<summary>` on their own,
 * but not every screen reader passes it on.
 */
function markExpanded(): void {
  for (const menu of document.querySelectorAll<HTMLDetailsElement>('header details')) {
    const mark = () =>
      menu.querySelector('summary')?.setAttribute('aria-expanded', String(menu.open));
    menu.addEventListener('toggle', mark);
    mark();
  }
}
